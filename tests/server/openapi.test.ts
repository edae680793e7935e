import { expect, it } from 'vitest';
import { restResources } from '../../server/api/index';
import { endpoints } from '../../src/v2/endpoints';
import { createTestServer } from '../support/server';

it('the API describes itself: every row of the contract and every call of /api, as OpenAPI 3.1, without a token', async () => {
  const server = await createTestServer();
  const answer = await server.app.request('/v2/openapi.json');
  const { openapi, paths } = await answer.json();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rows = Object.values(endpoints).flatMap((group) => Object.values(group));
  const expected = rows.map(({ method, path }) => `${method} /${path.replace(/:(\w+)/g, '{$1}')}`);
  const ofApi = restResources.flatMap(({ name, create, update, delete: remove }) => [
    ...[`GET /api/${name}`, `GET /api/${name}/{id}`],
    ...(create ? [`POST /api/${name}`] : []),
    ...(update ? [`PUT /api/${name}/{id}`] : []),
    ...(remove ? [`DELETE /api/${name}/{id}`] : []),
  ]);
  expect(described.sort()).toEqual([...expected, ...ofApi, 'GET /api/statistics', 'POST /v2/accounts/logout'].sort());
});

it('a call is described with its parameters, its body and its answer', async () => {
  const server = await createTestServer();
  const { paths } = await (await server.app.request('/v2/openapi.json')).json();
  const edit = paths['/v2/dashboard/product/edit/{id}'].post;
  expect(edit.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }),
  );
  expect(edit.parameters.slice(1)).toMatchObject([
    { name: 'Idempotency-Key', schema: { type: 'string', minLength: 16, maxLength: 128 } },
    { name: 'If-Match' },
    { name: 'X-Written-Ago' },
  ]);
  expect(edit.requestBody.content['application/json'].schema.required).toContain('main_title');
  const account = paths['/api/staff/{id}'];
  expect(account.put.requestBody.content['application/json'].schema.required).toContain('active');
  const product = paths['/api/machine_products'].post.requestBody.content['application/json'].schema;
  expect(product.required).toContain('name');
  expect(product.required).not.toContain('package_litres');
  expect(product).not.toHaveProperty('additionalProperties');
  expect(account.get.responses['200'].content['application/json'].schema.properties).not.toHaveProperty(
    'password_hash',
  );
  const list = paths['/v2/dashboard/product/overview'].get.responses['200'].content['application/json'].schema;
  expect(list.properties.data.items.properties).toHaveProperty('main_title');
});

it('a failure is described with all that it can say: its text, the fields, and what the key made before', async () => {
  const server = await createTestServer();
  const { paths } = await (await server.app.request('/v2/openapi.json')).json();
  const types = { error: { type: 'string' }, fields: { type: 'object' }, id: { type: 'integer' } };
  const data = { required: ['error'], properties: types };
  const failure = { content: { 'application/json': { schema: { properties: { data } } } } };
  for (const [path, calls] of Object.entries<object>(paths))
    for (const [method, call] of Object.entries(calls))
      expect(call.responses, `${method} ${path}`).toMatchObject({ default: failure });
});
