import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core';
import type { Fields } from '../lib/recordFields';
import { tokenStore } from '../lib/session/tokenStore';
import type { Client } from '../provider/http/client';
import type { RestAccess } from '../provider/http/restHttpClient';
import { KEPT } from '../provider/reads/keptLists';
import { isCheckLate } from '../session/session';
import { type AnyEndpoint, type DataOf, type ParamsOf, pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import type { Appointment } from '../v2/entities/report';
import { createWriter, NOT_DONE } from './createWriter';
import { keptAnswer } from './keptAnswers';
import { dropOldReads, findRead } from './keptReads';
import { forgetMade, withServerIds } from './madeIds';
import { createPutPhoto, PHOTO_CALL, photoRow } from './photoWrite';
import { createProbe, follow } from './probe';
import { reachability } from './reachability';
import { customerOf, noteRecords } from './readRecords';
import { sendWaiting } from './sendWaiting';
import { isPassing } from './storedProblem';
import { OPEN_TASKS, PHOTOS } from './visitCalls';
import { pathOfList } from './visitLists';
import { waitingPhoto, waitingRecord, withWaiting } from './waitingOverlay';
import { appointmentsWith, openTasksWith } from './waitingToday';
import { isTemporary, waitingWrites } from './waitingWrites';
import { callOf } from './writeCalls';
import { forgetWritten, keepWritten, noteWritten, type ReadList, readWritten } from './writtenReads';

export interface VisitClient extends Client {
  /** Call it when the server has carried out a write that does not pass here. */
  readAfter(row: AnyEndpoint, params: Fields): void;
  /** A list of `/api`, which `read` asks the server for. */
  list<Row extends RaRecord>(
    resource: string,
    params: GetListParams,
    read: (params: GetListParams) => Promise<GetListResult<Row>>,
  ): Promise<GetListResult<Row>>;
  /** Stores a machine's photo; null takes it away. */
  savePhoto(machineId: number, body: unknown): Promise<unknown>;
}

/**
 * Keeps the answers of the reads of a visit, and gives them while the server cannot be reached; keeps its writes until
 * the server has answered them. A user gets what the same user has read and typed, and nobody else's.
 */
export const createVisitClient = (
  client: Client,
  access: RestAccess,
  /** Undefined until there is one. */
  provider: () => Pick<DataProvider, 'getList'> | undefined,
): VisitClient => {
  const readList: ReadList = async (resource, params) => {
    const lists = provider();
    if (!lists) throw new Error('no provider yet');
    return lists.getList(resource, { ...params, ...KEPT });
  };
  const putPhoto = createPutPhoto(access);
  const { waitForSignIn, ...once } = access;
  const sender = { client, putPhoto: createPutPhoto(once), waitForSignIn };
  const userId = tokenStore.userId();
  // A try without a network would be noted as sent.
  const sendNow = (): Promise<void> =>
    reachability.get().isLost
      ? probe.ask()
      : sendWaiting(sender, userId)
          .catch(() => undefined)
          .then(() => {
            if (waitingWrites.get().some(({ problem }) => isPassing(problem))) probe.wait();
            return readWritten(client, readList);
          });
  reachability.reset();
  waitingWrites.reset();
  forgetMade();
  forgetWritten();
  const probe = createProbe(client, () => void sendNow());
  follow(probe);
  if (!navigator.onLine || isCheckLate()) reachability.lost();
  dropOldReads().catch(() => undefined);
  // Reads do not wait for the sending: they get what waits laid over their answers.
  const loaded = waitingWrites.load().then(
    () => void sendNow(),
    () => undefined,
  );
  sendAgain = () => void sendNow();

  const write = createWriter(sendAgain);

  type Params = Readonly<Record<string, number>>;
  const readAfter = async (call: string, params: Params, customerId: number | null, keep = async () => {}) => {
    noteWritten(call, params, customerId);
    await keep();
    await readWritten(client, readList);
  };
  /** A write that went out at once. */
  const keepSent = (row: AnyEndpoint, params: Params, body: unknown, id: unknown) => {
    const call = callOf(row);
    const customerId = customerOf(call, params, body);
    const written = { place: 0, userId, call, params, body: row.body?.parse(body), customerId, customer: '' };
    const keep = () => keepWritten({ ...written, headers: {}, typedAt: Date.now() }, id);
    void readAfter(call, params, customerId, keep);
  };

  return {
    // The cast is safe: the parameters of these writes are ids.
    readAfter: (row, params) => void readAfter(callOf(row), params as Params, null),
    list: async (resource, wanted, read) => {
      const filter = await withServerIds(wanted.filter);
      const params = filter === wanted.filter ? wanted : { ...wanted, filter };
      type Answer = Awaited<ReturnType<typeof read>>;
      if (resource === PHOTOS) {
        await loaded;
        const { id } = Object(filter);
        const photo = waitingPhoto(id, waitingWrites.get());
        // A photo has these fields; one that waits stands in for the stored one, and a new machine has no stored one.
        if (photo || isTemporary(id)) return { data: photo ? [photo] : [], total: photo ? 1 : 0 } as unknown as Answer;
      }
      // The cast is safe: kept as it was read.
      const answer = (await keptAnswer(pathOfList(resource, params), () => read(params))) as Answer;
      if (resource !== OPEN_TASKS || waitingWrites.get().length === 0) return answer;
      const kept = await findRead(userId, endpoints.home.myReports.path);
      // The cast is safe: kept as the row's schema had read it.
      return openTasksWith(answer, (kept?.data ?? []) as readonly Appointment[], waitingWrites.get());
    },
    savePhoto: async (id, body) => {
      await loaded;
      const machineId = await withServerIds(id);
      const params = { machineId };
      const done = await write(photoRow, PHOTO_CALL, { params, body, headers: undefined }, (sent) =>
        putPhoto(machineId, sent.body, sent.headers ?? {}),
      );
      if (!Object(done).waiting) void readAfter(PHOTO_CALL, params, null);
      return done;
    },
    async call(row, options = {}) {
      await loaded;
      // The parameters of a visit's calls are numbers.
      const asked = (options.params ?? {}) as Params;
      const { params, body } = await withServerIds({ params: asked, body: options.body });
      // The cast is safe: only numbers were replaced.
      const direct = { ...options, params: params as ParamsOf<typeof row>, body };
      if (row.method !== 'GET') {
        const sent = { params, body, headers: options.headers };
        const done = await write(row, callOf(row), sent, ({ headers }) =>
          client.call(row, { ...direct, headers: headers ?? {} }),
        );
        if (done !== NOT_DONE && !Object(done).waiting) keepSent(row, params, body, Object(done).id);
        // A write's answer is an id, or nothing.
        return done as DataOf<typeof row>;
      }
      const [id] = Object.values(params);
      const record = isTemporary(id) ? waitingRecord(row, id, waitingWrites.get()) : undefined;
      const data = record ?? (await keptAnswer(pathOf(row.path, params), () => client.call(row, direct)));
      if (row === endpoints.home.myReports) {
        // The cast is safe: kept as the row's schema had read it.
        return appointmentsWith(data as readonly Appointment[], waitingWrites.get()) as DataOf<typeof row>;
      }
      const all = record ? data : withWaiting(row, params, data, waitingWrites.get());
      noteRecords(all, params.id);
      // Kept as the row's schema had read it.
      return all as DataOf<typeof row>;
    },
  };
};

let sendAgain = () => {};
/** Sends what waits, when its user says so. */
export const sendWaitingNow = (): void => sendAgain();
