import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { everythingIn } from '../support/contents';
import { everyCall, everyRecord } from '../support/everyCall';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

/** Every call of v2 that names a record that is not there, or has a wrong body. `restResourceSuite` has those of `/api`. */

const calls = everyCall.filter(({ path }) => path.startsWith('/v2/'));
const rows: Record<string, Record<string, AnyEndpoint>> = endpoints;

/** The records of each resource in a 404: `De categorie bestaat niet (meer).` */
const RECORDS: Record<string, string> = {
  ...{ categories: 'De categorie', subcategories: 'De subcategorie', products: 'Het product' },
  ...{ transactions: 'De transactie', customers: 'De klant', tasks: 'De taak', reports: 'Het rapport' },
  ...{ machines: 'De machine', market: 'De advertentie', news: 'Het bericht', b2binsights: 'De lead' },
  ...{ statistics: 'Deze shop', 'products.ofCategory': 'Deze categorie' },
};
const recordOf = (name: string, path: string) =>
  /\/(customer|waterreport)\/999/.test(path) ? 'De klant' : (RECORDS[name] ?? RECORDS[name.split('.')[0] ?? '']);

/** An empty body, but where that is a right one. */
const WRONG: Record<string, object> = {
  'tasks.set': { set: 2 },
  'machines.create': { percentage: '101' },
  'machines.update': { percentage: '101' },
};
/** What the call's own schema says of a body. */
const messagesOf = (name: string, json: object) => {
  const [group = '', verb = ''] = name.split('.');
  const body = rows[group]?.[verb]?.body;
  const issues =
    body instanceof z.ZodType ? body.safeParse(json, { error: () => 'Deze waarde is niet geldig.' }).error?.issues : [];
  return Object.fromEntries((issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

eachEngine('a wrong call', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
    await everyRecord(server.db);
  });
  const said = async (path: string, method: string, json: object | undefined) => {
    const answer = await server.request(path, { method, json });
    const { data } = await answer.json();
    return [answer.status, data];
  };

  it('404: says which record is not there, and nothing changes', async () => {
    const before = await everythingIn(server);
    // The number in `product/new/1` names no record.
    const naming = calls.filter(({ path }) => /(?<!\/new)\/1(\/|$)/.test(path));
    expect(naming.length).toBeGreaterThan(40);
    for (const { name, method, path: there, body } of naming) {
      const path = there.replace(/\/1(?=\/|$)/g, '/999');
      const text = expect.stringMatching(`^${recordOf(name, path)} bestaat niet`);
      expect(await said(path, method, body), `${name} ${path}`).toEqual([404, { error: text }]);
    }
    expect(await everythingIn(server)).toEqual(before);
  });

  it('422: a wrong body is refused by the rules of the contract, and nothing changes', async () => {
    const before = await everythingIn(server);
    for (const { name, method, path } of calls.filter(({ body }) => body)) {
      const json = WRONG[name] ?? {};
      const fields = messagesOf(name, json);
      expect(Object.keys(fields), name).not.toEqual([]);
      expect(await said(path, method, json), name).toEqual([422, { error: expect.any(String), fields }]);
    }
    expect(await everythingIn(server)).toEqual(before);
  });
});
