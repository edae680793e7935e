import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { AnyEndpoint } from '../v2/endpoint';
import type { Client } from './client';
import { applyListParams, type PreparedList, prepareList } from './listParams';
import type { LostCreates } from './lostCreates';
import { type FormData, type Mapping, splitFilter, type WireRecord } from './mapping';
import { sendImages } from './recordImages';
import { saveOver } from './saveOver';
import { V2Error } from './V2Error';
import { createWholeLists, markAllStale, writesSoFar } from './wholeLists';
import { writeOf } from './writeKeys';

const MADE_ALREADY =
  'De vorige poging is toch opgeslagen, en wat je daarna wijzigde kan daarin niet meer. Sla nog eens op om dit ernaast te bewaren.';

interface Sent {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
}

/**
 * react-admin's nine verbs over v2: record = wire shape + `id`. Lists come whole and are sorted,
 * filtered, searched and paged here. Types at this seam are react-admin's, so it is the place of casts.
 */
export const createV2DataProvider = (
  client: Client,
  queryClient: QueryClient,
  { mappings, lost }: { mappings: Readonly<Record<string, Mapping>>; lost: LostCreates },
): DataProvider => {
  const wholeLists = createWholeLists(queryClient);

  const mappingOf = (resource: string): Mapping => {
    const mapping = mappings[resource];
    if (!mapping) throw new Error(`no v2 mapping for ${resource}`);
    return mapping;
  };

  const send = (row: AnyEndpoint, params: unknown, body?: unknown, { signal, headers }: Sent = {}) =>
    client.call(row, {
      params: params as Record<never, never>,
      body,
      ...(signal ? { signal } : {}),
      ...(headers ? { headers } : {}),
    });

  const withId = (mapping: Mapping, record: WireRecord): RaRecord => ({
    ...record,
    id: record[mapping.idField] as Identifier,
  });

  const wholeList = (resource: string, filter: FormData, leaving?: AbortSignal): Promise<PreparedList> => {
    const mapping = mappingOf(resource);
    const list = required(mapping.list, resource, 'list');
    const { params } = splitFilter(list, filter);
    return wholeLists.get(
      [resource, params],
      async (signal) => {
        const records = list.records(await send(list.row, params, undefined, { signal }));
        // The answer's own records, which nobody else has: a copy of thousands would be felt.
        for (const record of records) Object.assign(record, { id: record[mapping.idField] });
        return prepareList(records, mapping.rules);
      },
      leaving,
    );
  };

  /** Records by id: out of the list where there is one, else one by one. */
  const byIds = async (resource: string, ids: readonly Identifier[], signal?: AbortSignal): Promise<RaRecord[]> => {
    const mapping = mappingOf(resource);
    if (!mapping.list) return Promise.all(ids.map((id) => one(resource, id, { signal })));
    const { records } = await wholeList(resource, {}, signal);
    const wanted = new Set(ids.map(String));
    return records.filter((record) => wanted.has(String(record.id))) as RaRecord[];
  };

  const one = async (resource: string, id: Identifier, sent?: Sent): Promise<RaRecord> => {
    const mapping = mappingOf(resource);
    const { row, params, record } = required(mapping.one, resource, 'one');
    const found = record(await send(row, params(Number(id)), undefined, sent));
    if (!found) throw new V2Error('unreadable', { status: 200 });
    return withId(mapping, found);
  };

  /** After a write, also one that failed on its way: what is kept may be old. */
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } finally {
      markAllStale(queryClient);
    }
  };

  const saveImages = (mapping: Mapping, record: { id: number; data: FormData; previous?: FormData }) =>
    sendImages(mapping, record, {
      send: ({ row, params, body }, id, data, image) => send(row, params(id, data), body(image)),
      writing,
    });

  const update = (resource: string, id: Identifier, form: FormData, opened: FormData): Promise<RaRecord> =>
    writing(async () => {
      const mapping = mappingOf(resource);
      const { row, params, body } = required(mapping.update, resource, 'update');
      const write = async (data: FormData, headers?: Record<string, string>) => {
        await send(row, params(Number(id), data), body(data), { headers });
        return data;
      };
      const read = (headers: Record<string, string>) => one(resource, id, { headers });
      const data = mapping.one ? await saveOver({ read, opened, mine: form, write }) : await write(form);
      await saveImages(mapping, { id: Number(id), data, previous: opened });
      return { ...opened, ...kept(mapping, data), id };
    });

  /** The record that an earlier try of this form has made after all becomes what the form says now. */
  const correct = async (resource: string, id: number, data: FormData, form: unknown): Promise<RaRecord> => {
    const mapping = mappingOf(resource);
    const made = mapping.one && mapping.update ? await one(resource, id) : undefined;
    if (made && !mapping.fixed?.some((field) => made[field] !== data[field])) return update(resource, id, data, made);
    lost.forget(form);
    throw new V2Error('refused', { status: 409, error: MADE_ALREADY });
  };

  const remove = (resource: string, id: Identifier): Promise<void> =>
    writing(async () => {
      const { row, params } = required(mappingOf(resource).delete, resource, 'delete');
      await send(row, params(Number(id), {}));
    });

  const provider = {
    supportAbortSignal: true,

    getList: async (resource, { filter, sort, pagination, signal }) =>
      applyListParams(await wholeList(resource, filter ?? {}, signal), {
        filter: splitFilter(mappingOf(resource).list, filter ?? {}).rest,
        sort,
        pagination,
      }),

    getOne: async (resource, { id, signal }) => {
      for (;;) {
        const before = writesSoFar(queryClient);
        const data = await one(resource, id, { signal });
        if (writesSoFar(queryClient) === before) return { data };
      }
    },

    getMany: async (resource, { ids, signal }) => ({ data: await byIds(resource, ids, signal) }),

    getManyReference: (resource, { target, id, filter, ...params }) =>
      provider.getList(resource, { ...params, filter: { ...filter, [target]: id } }),

    // `meta.form`: stands for the form on the screen, for as long as it is there.
    create: (resource, { data, meta }) =>
      writing(async () => {
        const mapping = mappingOf(resource);
        const { row, params, body } = required(mapping.create, resource, 'create');
        const call = writeOf(row, params(0, data), body(data));
        const made = await lost.made(meta?.form, call);
        if (made !== undefined) return { data: await correct(resource, made, data, meta?.form) };
        const answer = await lost.sending(meta?.form, call, () => send(row, params(0, data), call.body));
        const { id } = answer as { id: number };
        await saveImages(mapping, { id, data });
        return { data: { ...kept(mapping, data), id } };
      }),

    // `meta.opened`: the record that a conflict was decided on, in place of the one the form opened with.
    update: async (resource, { id, data, previousData, meta }) => ({
      data: await update(resource, id, data, meta?.opened ?? previousData ?? {}),
    }),

    updateMany: async (resource, { ids, data }) => {
      for (const record of await byIds(resource, ids)) {
        await update(resource, record.id, { ...record, ...data }, record);
      }
      return { data: ids };
    },

    delete: async (resource, { id, previousData }) => {
      await remove(resource, id);
      return { data: previousData ?? { id } };
    },

    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
  } as DataProvider;

  return provider;
};

const required = <Call>(call: Call | undefined, resource: string, verb: string): Call => {
  if (!call) throw new Error(`v2 has no call to ${verb} ${resource}`);
  return call;
};

/** What react-admin may remember of what was sent. */
const kept = ({ writeOnly = [] }: Mapping, data: FormData): FormData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !writeOnly.includes(field)));
