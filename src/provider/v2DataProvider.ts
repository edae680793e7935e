import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { AnyEndpoint } from '../v2/endpoint';
import { isDataUrl } from '../v2/fields';
import type { Client } from './client';
import { ImageUploadError } from './ImageUploadError';
import { applyListParams, type PreparedList, prepareList } from './listParams';
import { type FormData, type Mapping, splitFilter, type WireRecord } from './mapping';
import { ConflictError, reconcile } from './reconcile';
import { V2Error } from './V2Error';
import { createWholeLists, markAllStale } from './wholeLists';

/**
 * react-admin's nine verbs over v2: record = wire shape + `id`. Lists come whole and are sorted,
 * filtered, searched and paged here. Types at this seam are react-admin's, so it is the place of casts.
 */
export const createV2DataProvider = (
  client: Client,
  queryClient: QueryClient,
  mappings: Readonly<Record<string, Mapping>>,
): DataProvider => {
  const wholeLists = createWholeLists(queryClient);

  const mappingOf = (resource: string): Mapping => {
    const mapping = mappings[resource];
    if (!mapping) throw new Error(`no v2 mapping for ${resource}`);
    return mapping;
  };

  const send = (row: AnyEndpoint, params: unknown, body?: unknown, signal?: AbortSignal) =>
    client.call(row, { params: params as Record<never, never>, body, ...(signal ? { signal } : {}) });

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
        const records = list.records(await send(list.row, params, undefined, signal));
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
    if (!mapping.list) return Promise.all(ids.map((id) => one(resource, id, signal)));
    const { records } = await wholeList(resource, {}, signal);
    const wanted = new Set(ids.map(String));
    return records.filter((record) => wanted.has(String(record.id))) as RaRecord[];
  };

  const one = async (resource: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord> => {
    const mapping = mappingOf(resource);
    const { row, params, record } = required(mapping.one, resource, 'one');
    const found = record(await send(row, params(Number(id)), undefined, signal));
    if (!found) throw new V2Error('unreadable', { status: 200 });
    return withId(mapping, found);
  };

  /** Sends the new images of a saved record, and takes away those that were removed; all are tried before one fails. */
  const sendImages = async (mapping: Mapping, id: number, data: FormData, previous?: FormData): Promise<void> => {
    const calls = (mapping.images ?? []).flatMap(({ field, upload, remove, inCreate }) => {
      if (isDataUrl(data[field])) return inCreate && !previous ? [] : [{ field, call: upload }];
      return remove && previous?.[field] && data[field] === null ? [{ field, call: remove }] : [];
    });
    await sendEach(calls);

    async function sendEach(waiting: typeof calls): Promise<void> {
      const failed: { error: V2Error; image: (typeof calls)[number] }[] = [];
      for (const image of waiting) {
        const { field, call } = image;
        await send(call.row, call.params(id, data), call.body({ [field]: data[field] })).catch((error: unknown) => {
          if (!(error instanceof V2Error)) throw error;
          failed.push({ error, image });
        });
      }
      const [first] = failed;
      if (!first) return;
      const retry = () => writing(() => sendEach(failed.map(({ image }) => image)));
      throw new ImageUploadError(id, first.image.field, retry, first.error);
    }
  };

  /** After a write, also one that failed on its way: what is kept may be old. */
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } finally {
      markAllStale(queryClient);
    }
  };

  /** What is to be sent of a form that was opened on `opened`: with what others changed meanwhile, or a ConflictError. */
  const merged = async (resource: string, id: Identifier, data: FormData, opened: FormData): Promise<FormData> => {
    if (!mappingOf(resource).one) return data;
    const current = await one(resource, id);
    const { merged, conflicts } = reconcile(opened, data, current);
    if (conflicts.length > 0) throw new ConflictError(conflicts, current);
    return merged;
  };

  const update = (resource: string, id: Identifier, form: FormData, opened: FormData): Promise<RaRecord> =>
    writing(async () => {
      const mapping = mappingOf(resource);
      const { row, params, body } = required(mapping.update, resource, 'update');
      const data = await merged(resource, id, form, opened);
      await send(row, params(Number(id), data), body(data));
      await sendImages(mapping, Number(id), data, opened);
      return { ...opened, ...kept(mapping, data), id };
    });

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

    getOne: async (resource, { id, signal }) => ({ data: await one(resource, id, signal) }),

    getMany: async (resource, { ids, signal }) => ({ data: await byIds(resource, ids, signal) }),

    getManyReference: (resource, { target, id, filter, ...params }) =>
      provider.getList(resource, { ...params, filter: { ...filter, [target]: id } }),

    create: (resource, { data }) =>
      writing(async () => {
        const mapping = mappingOf(resource);
        const { row, params, body } = required(mapping.create, resource, 'create');
        const { id } = (await send(row, params(0, data), body(data))) as { id: number };
        await sendImages(mapping, id, data);
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
