import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RestResource } from '../../server/api/simpleRest';
import { clear, isEmpty } from '../../server/demo/clear';
import { declarations } from '../../server/lib/declarations';
import { referredRecords } from './declaredRecords';
import type { RestSample, Sample } from './samples';
import { createTestServer, eachEngine, type TestServer } from './server';
import { unversioned } from './unversioned';

/** What holds for a resource under `/api` whatever it is about, on both engines. */

type Body = RestSample['create'];

interface Change {
  field: string;
  old: unknown;
  new: unknown;
}

const isWhole = (sample: Sample | undefined): sample is RestSample =>
  sample !== undefined && ['create', 'update', 'refused', 'word'].every((part) => part in sample);

export const restResourceSuite = (resource: RestResource, sample: Sample | undefined): void => {
  const { name, what, create, update, delete: remove } = resource;

  eachEngine(`/api/${name}`, (engine) => {
    let server: TestServer;
    beforeEach(async () => {
      server = await createTestServer({ engine });
      const declaration = declarations.find((one) => one.name === name);
      if (declaration) await referredRecords(server.db, declaration);
    });
    afterEach(() => server.close());

    const call = (method: string, path = '', json?: unknown, headers: Record<string, string> = {}) =>
      server.request(`/api/${name}${path}`, {
        ...(json === undefined ? {} : { json }),
        method,
        headers,
      });
    const filtered = (filter: object) => call('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const idsOf = async (answer: Response) => (await answer.json()).map(({ id }: { id: number }) => id);
    const errorOf = async (answer: Response) => [answer.status, (await answer.json()).data];
    const gone = [404, { error: `${what} bestaat niet (meer).` }];

    it('says which methods it has, and refuses the others', async () => {
      const list = ['GET', 'HEAD', ...(create ? ['POST'] : []), 'OPTIONS'].join(', ');
      const one = ['GET', 'HEAD', ...(update ? ['PUT'] : []), ...(remove ? ['DELETE'] : []), 'OPTIONS'].join(', ');
      for (const [path, allowed] of [
        ['', list],
        ['/1', one],
      ] as const) {
        expect((await call('OPTIONS', path)).headers.get('Allow')).toBe(allowed);
        const refused = await call('PATCH', path, {});
        expect([refused.status, refused.headers.get('Allow')]).toEqual([405, allowed]);
      }
      if (!create) expect((await call('POST', '', {})).status).toBe(405);
      if (!update) expect((await call('PUT', '/1', {})).status).toBe(405);
      if (!remove) expect((await call('DELETE', '/1')).status).toBe(405);
    });

    it('answers pages in an order, and refuses what is no column of its own', async () => {
      const answer = await call('GET', '?range=[0,0]&sort=["id","DESC"]');
      expect([answer.status, answer.headers.get('Content-Range')?.split(' ')[0]]).toEqual([200, name]);
      for (const column of ['password_hash', 'nothing', 'id;']) {
        expect((await call('GET', `?sort=${JSON.stringify([column, 'ASC'])}`)).status).toBe(400);
        expect((await filtered({ [column]: 1 })).status).toBe(400);
      }
    });

    it('knows no record by a number that was never given', async () => {
      for (const id of [999, 2_147_483_648]) expect(await errorOf(await call('GET', `/${id}`))).toEqual(gone);
    });

    if (!create) return;
    if (!isWhole(sample)) throw new Error(`tests/support/samples.ts has no whole sample of ${name}`);

    const audited = async () => {
      const rows = await server.db
        .selectFrom('audit')
        .selectAll()
        .where('resource', '=', name)
        .orderBy('audit_id')
        .execute();
      return rows.map(({ verb, record_id, user_id, changes }) => ({ verb, record_id, user_id, changes }));
    };
    const changesIn = async (verb: string): Promise<Change[]> =>
      JSON.parse((await audited()).findLast((entry) => entry.verb === verb)?.changes ?? '[]');
    /** What of a body comes back in the record. */
    const readBack = (body: Body) =>
      Object.fromEntries(Object.entries(body).filter(([field]) => Object.hasOwn(resource.columns, field)));
    const add = async (body: Body = sample.create): Promise<Body & { id: number }> => {
      const answer = await call('POST', '', body);
      expect(answer.status).toBe(201);
      return answer.json();
    };

    describe('a record', () => {
      it('is added, and then in the list, by itself, searched and filtered', async () => {
        const record = await add();
        expect(record).toMatchObject(readBack(sample.create));
        expect(unversioned(await (await call('GET', `/${record.id}`)).json())).toEqual(record);
        expect(await idsOf(await call('GET'))).toContain(record.id);
        expect(await idsOf(await filtered({ q: sample.word }))).toEqual([record.id]);
        expect(await idsOf(await filtered({ id: [record.id, 999] }))).toEqual([record.id]);
        for (const [field, value] of Object.entries(readBack(sample.create)))
          expect(await idsOf(await filtered({ [field]: value })), field).toContain(record.id);
      });

      it('is refused field by field, and nothing is kept', async () => {
        const before = await (await call('GET')).json();
        const { body, fields } = sample.refused;
        const answer = await call('POST', '', body);
        expect(answer.status).toBe(422);
        expect((await answer.json()).data.fields).toMatchObject(fields);
        expect((await call('POST', '', [])).status).toBe(422);
        expect(await (await call('GET')).json()).toEqual(before);
        expect(await audited()).toEqual([]);
      });

      it('goes when the database is cleared for the demonstration data', async () => {
        await add();
        await clear(server.db);
        expect((await sql`select 1 from ${resource.from}`.execute(server.db)).rows).toEqual([]);
        expect(await isEmpty(server.db)).toBe(true);
      });

      it('sent twice with one key is one record', async () => {
        const key = { 'Idempotency-Key': 'een-en-dezelfde-sleutel' };
        const first = await (await call('POST', '', sample.create, key)).json();
        expect(await (await call('POST', '', sample.create, key)).json()).toEqual(first);
        expect(await audited()).toHaveLength(1);
      });
    });

    if (!update) return;
    describe('a change', () => {
      it('stands in the record and in the history, with the old values and who made it', async () => {
        const { id, ...old } = await add();
        const answer = await call('PUT', `/${id}`, sample.update);
        expect(answer.status).toBe(200);
        const record = await answer.json();
        expect(record).toMatchObject(readBack(sample.update));
        expect((await audited()).map(({ changes: _, ...entry }) => entry)).toEqual([
          { verb: 'create', record_id: id, user_id: server.userId },
          { verb: 'update', record_id: id, user_id: server.userId },
        ]);
        const changed = Object.keys(readBack(sample.update)).filter((field) => old[field] !== record[field]);
        expect(changed.length).toBeGreaterThan(0);
        expect(await changesIn('update')).toEqual(
          expect.arrayContaining(changed.map((field) => ({ field, old: old[field], new: record[field] }))),
        );
      });

      it('can be put back with the old values of the history', async () => {
        const { id, ...old } = await add();
        await call('PUT', `/${id}`, sample.update);
        const changes = await changesIn('update');
        const back = Object.fromEntries(changes.map((change) => [change.field, change.old]));
        const answer = await call('PUT', `/${id}`, { ...sample.update, ...back });
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual({ id, ...old });
      });

      it('over a version that is no longer the last is refused, and changes nothing', async () => {
        const { id } = await add();
        const read = await (await call('GET', `/${id}`)).json();
        const seen = { 'If-Match': `"${read.version}"` };
        expect((await call('PUT', `/${id}`, sample.update, seen)).status).toBe(200);
        const late = await call('PUT', `/${id}`, sample.update, seen);
        expect(late.status).toBe(409);
        expect(await (await call('GET', `/${id}`)).json()).toMatchObject(readBack(sample.update));
        expect(await audited()).toHaveLength(2);
      });

      it('of no record is told so', async () => {
        expect(await errorOf(await call('PUT', '/999', sample.update))).toEqual(gone);
        expect((await call('PUT', '/1', {})).status).toBe(422);
      });
    });

    if (!remove) return;
    describe('a deletion', () => {
      it('takes the record away, leaves what it was in the history, and happens once', async () => {
        const { id, ...old } = await add();
        const key = { 'Idempotency-Key': 'een-en-dezelfde-sleutel' };
        const answer = await call('DELETE', `/${id}`, undefined, key);
        expect([answer.status, await answer.json()]).toEqual([200, { id }]);
        expect((await call('DELETE', `/${id}`, undefined, key)).status).toBe(200);
        expect(await errorOf(await call('DELETE', `/${id}`))).toEqual(gone);
        expect(await errorOf(await call('GET', `/${id}`))).toEqual(gone);
        const filled = Object.entries(readBack(sample.create)).filter(([, value]) => value !== '');
        expect(await changesIn('delete')).toEqual(
          expect.arrayContaining(filled.map(([field]) => ({ field, old: old[field], new: null }))),
        );
      });

      it('over a version that is no longer the last is refused', async () => {
        const { id } = await add();
        const { version } = await (await call('GET', `/${id}`)).json();
        await call('PUT', `/${id}`, sample.update);
        expect((await call('DELETE', `/${id}`, undefined, { 'If-Match': `"${version}"` })).status).toBe(409);
        expect((await call('GET', `/${id}`)).status).toBe(200);
      });
    });
  });
};
