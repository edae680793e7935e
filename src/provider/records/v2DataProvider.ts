import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { Fields } from '../../lib/recordFields';
import type { AnyEndpoint } from '../../v2/endpoint';
import type { Client } from '../http/client';
import { sendOnce } from '../http/idempotency';
import { unlessGone } from '../http/V2Error';
import { invalidateAll, invalidatePages, isRefetch, keyOf, queryOf, readCached } from '../reads/queryCache';
import type { ListParams } from './listParams';
import { isLongAnswer, kept, listIn, type Mapping, recordIn, recordsIn, required, splitFilter } from './mapping';
import { mappings } from './mappings';
import { hasFiles, type ImageCall, imageCalls } from './recordImages';
import { type FormBase, type Save, saveMerged, withoutVersion } from './threeWayMerge';

/**
 * react-admin's verbs for v2, except those for many records. A record is the wire's shape with `id`. v2 returns whole
 * lists, which are sorted, filtered, searched and paged here. react-admin's abort signals are ignored, because the
 * answer is cached for the next reader.
 */
export const createV2DataProvider = (client: Client, queryClient: QueryClient): DataProvider => {
  const mappingOf = (resource: string): Mapping => {
    const mapping = mappings[resource];
    if (!mapping) throw new Error(`no v2 mapping for ${resource}`);
    return mapping;
  };

  const send = (row: AnyEndpoint, params: unknown, body?: unknown, headers?: Record<string, string>) =>
    client.call(row, { params: params as Record<never, never>, body, headers });

  const read = (row: AnyEndpoint, params: unknown, staleTime: number): Promise<unknown> =>
    readCached(queryClient, queryOf(client, row, params as Record<never, never>), staleTime);

  const listOf = async (
    resource: string,
    params: ListParams & { filter: Fields; meta?: unknown },
    staleTime: number,
  ) => {
    const mapping = mappingOf(resource);
    const { row } = required(mapping.list, resource, 'list');
    const inPath = splitFilter(mapping.list, params.filter).params;
    const isAgain = isRefetch(queryClient, resource, params, keyOf(row, inPath));
    const answer = await read(row, inPath, isAgain ? 0 : staleTime);
    if (isAgain) invalidatePages(queryClient, resource);
    // Code that cannot be loaded is no reason to show nothing.
    if (isLongAnswer(answer))
      await import('./prepareLongList').then(
        ({ prepare }) => prepare(mapping, answer, params),
        () => undefined,
      );
    // A later page stays away until React has shown that it is asked for: an InfiniteList looks for its end only then.
    if (params.pagination && params.pagination.page > 1) await new Promise((resolve) => setTimeout(resolve));
    return listIn(mapping, answer, params);
  };

  /** Records from cached lists: v2 has no other call for a task or a water report. */
  const cachedByIds = (resource: string, ids: readonly Identifier[]): RaRecord[] => {
    const mapping = mappingOf(resource);
    const answers = mapping.list ? queryClient.getQueriesData({ queryKey: keyOf(mapping.list.row) }) : [];
    return among(
      // Without those that failed or are on their way.
      answers.flatMap(([, answer]) => (answer ? recordsIn(mapping, answer) : [])),
      ids,
    );
  };

  /** Records by id: from the list when it needs no customer, else one by one. Without those that no longer exist. */
  const byIds = async (resource: string, ids: readonly Identifier[]): Promise<RaRecord[]> => {
    const mapping = mappingOf(resource);
    const { list, one: call } = mapping;
    if (list && Object.keys(list.pathFilters).length === 0)
      return among(recordsIn(mapping, await read(list.row, {}, Number.POSITIVE_INFINITY)), ids);
    if (!call) return cachedByIds(resource, ids);
    const records = await Promise.all(ids.map((id) => one(resource, id).catch(unlessGone)));
    return records.filter((record) => record !== undefined);
  };

  const one = async (resource: string, id: Identifier): Promise<RaRecord> => {
    const mapping = mappingOf(resource);
    const { row, params } = required(mapping.one, resource, 'one');
    return recordIn(mapping, await send(row, params(Number(id))), Number(id));
  };

  /** Invalidates the caches after a write, also after a failed one. */
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> =>
    work().finally(() => invalidateAll(queryClient));

  const sendImage = (id: number, data: Fields, { field, call }: ImageCall, headers?: Record<string, string>) =>
    send(call.row, call.params(id, data), call.body({ [field]: data[field] }), headers);

  /** The bases of react-admin's own forms, by the record that they opened with. */
  const stockBases = new WeakMap<RaRecord, FormBase>();

  /** Images go first: one that fails leaves the record as it was, and the form still unsaved. */
  const update = (resource: string, id: number, values: Fields, opened: Fields, formBase?: FormBase) =>
    writing(async (): Promise<RaRecord> => {
      const mapping = mappingOf(resource);
      const { row, params, body } = required(mapping.update, resource, 'update');
      const write = async (data: Fields, headers?: Record<string, string>) => {
        return { ...data, ...waitingIn(await send(row, params(id, data), body(data), headers)) };
      };
      const save: Omit<Save<unknown>, 'write'> = { read: () => one(resource, id), base: opened, mine: values };
      for (const image of imageCalls(mapping, values, opened)) {
        const act = `image ${resource} ${id} ${image.field} ${values[image.field]}`;
        await saveMerged({
          ...save,
          write: (_, version) => sendOnce(act, (key) => sendImage(id, values, image, { ...version, ...key })),
        });
        if (formBase) formBase.hasStoredImage = true;
        // So that the next call, or the next try of the form, sees no conflict with it. The line may break before it is read.
        const rebase = (stored: unknown) => {
          save.base = { ...withoutVersion(save.base), [image.field]: stored };
          if (formBase?.opened) formBase.opened = save.base;
        };
        rebase(values[image.field]);
        save.theirs = await save.read();
        rebase(save.theirs[image.field]);
      }
      const data = mapping.one ? await saveMerged({ ...save, write }) : await write(values);
      return { ...withoutVersion(opened), ...kept(mapping, data), id };
    });

  const provider = {
    getList: (resource, { filter = {}, sort, pagination, meta }) =>
      listOf(resource, { filter, sort, pagination, meta }, Number.POSITIVE_INFINITY),

    getOne: async (resource, { id }) => {
      const mapping = mappingOf(resource);
      const [cached] = mapping.one ? [] : await byIds(resource, [id]);
      if (cached) return { data: cached };
      const { row, params } = required(mapping.one, resource, 'one');
      return { data: recordIn(mapping, await read(row, params(Number(id)), 0), Number(id)) };
    },

    getMany: async (resource, { ids }) => ({ data: await byIds(resource, ids) }),

    // No screen of the product asks this: react-admin's cache says when it is read.
    getManyReference: (resource, { target, id, filter, sort, pagination }) =>
      listOf(resource, { filter: { ...filter, [target]: id }, sort, pagination }, 0),

    // `meta.formKey`: a FormKey.
    create: (resource, { data: values, meta }) =>
      writing(async () => {
        const mapping = mappingOf(resource);
        const data = hasFiles(mapping, values)
          ? await (await import('../lazyParts')).withFiles(mapping, values)
          : values;
        const { row, params, body } = required(mapping.create, resource, 'create');
        const sent = body(data);
        const images = imageCalls(mapping, data);
        const parts = images.length > 0 ? await import('../lazyParts') : undefined;
        const add = async (headers: Record<string, string>) => {
          const made = await send(row, params(0, data), sent, headers);
          const { id } = made as { id: number };
          await parts?.uploadImages(id, images, (one) => writing(() => sendImage(id, data, one)), !meta?.formKey);
          return { ...kept(mapping, data), id, ...waitingIn(made) };
        };
        return { data: await sendOnce(`create ${resource} ${JSON.stringify(sent)}`, add, meta?.formKey) };
      }),

    // `meta.opened`: the base of the form's changes, when it is newer than `previousData`. v2 takes whole records only,
    // so fields that `data` leaves out are sent as they were. A form of react-admin's own may go on from the answer, and
    // gets the record as v2 has stored it: '12,5' is then '12.5', and true 1.
    update: async (resource, { id, data, previousData, meta }) => {
      const stock = meta?.opened ? undefined : previousData;
      const base: FormBase = (stock ? stockBases.get(stock) : meta) ?? { opened: stock };
      if (stock) stockBases.set(stock, base);
      const opened = base.opened ?? (await provider.getOne(resource, { id })).data;
      const mapping = mappingOf(resource);
      // Without a file nothing waits here: a write of a page that is left goes at once.
      const values = hasFiles(mapping, data) ? await (await import('../lazyParts')).withFiles(mapping, data) : data;
      const saved = await update(resource, Number(id), { ...opened, ...values }, opened, base);
      const isStock = stock && mapping.one && !saved.waiting;
      return { data: isStock ? await one(resource, id).catch(() => saved) : saved };
    },

    delete: (resource, { id, previousData }) =>
      writing(async () => {
        const { row, params } = required(mappingOf(resource).delete, resource, 'delete');
        await sendOnce(`delete ${resource} ${id}`, (headers) => send(row, params(Number(id), {}), undefined, headers));
        return { data: previousData ?? { id } };
      }),
  } as DataProvider;

  return provider;
};

/** `waiting: true` for a write that is kept on this device until there is a network. */
const waitingIn = (answer: unknown) => (Object(answer).waiting ? { waiting: true } : {});

const among = (records: readonly RaRecord[], ids: readonly Identifier[]): RaRecord[] => {
  const wanted = new Set(ids.map(String));
  return records.filter(({ id }) => wanted.has(String(id)));
};
