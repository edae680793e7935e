import { z } from 'zod';
import type { AnyEndpoint, Shape } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { CODE_ERROR, CODE_OK } from '../../src/v2/envelope';
import { logout } from '../../src/v2/logout';
import { WRITTEN_AGO } from '../../src/v2/writtenAgo';
import { KEY_HEADER, KEY_LENGTH } from '../writes/idempotency';
import { restResources } from './index';
import type { RestResource, RestWrite } from './simpleRest';
import { DaysOfPeriod } from './statistics';

/** OpenAPI 3.1, generated from the contract and the resources of `/api`: Zod shapes become JSON Schema. */

/** `input`: what a body may be; `output`: what an answer is. Shapes that are no Zod schema (the session's) stay unspecified. */
const schemaOf = (shape: Shape<unknown>, io: 'input' | 'output'): object => {
  if (!(shape instanceof z.ZodType)) return {};
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
};

const envelope = (code: string, data: object) => ({
  type: 'object',
  properties: { code: { const: code }, data },
  required: ['code', 'data'],
});

const FAILURE = envelope(CODE_ERROR, {
  type: 'object',
  properties: {
    error: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    id: { type: 'integer' },
  },
  required: ['error'],
});

const json = (schema: object) => ({ 'application/json': { schema } });

const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'shop' ? { type: 'string' } : { type: 'integer', minimum: name === 'imageNo' ? 0 : 1 },
  }));

const header = (name: string, description: string, limits: object = {}) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', ...limits },
  description,
});

/** The headers that deduplicate a write and protect it against a stale version. */
const WRITE_HEADERS = [
  header(
    KEY_HEADER,
    'The same request again: the first answer, for 24 hours. Another one: 409 with the `id` that the first made. Visible ASCII.',
    KEY_LENGTH,
  ),
  header('If-Match', 'The record’s `version` as it was read, in quotes or without. 409 when it has another by now.'),
];
const AGO_HEADER = header(
  WRITTEN_AGO,
  'How many seconds ago it was typed, on a device without a network: the record gets that moment.',
);
const isWrite = (row: AnyEndpoint) => row.method !== 'GET' && row !== endpoints.accounts.login && row !== logout;

const operationOf = (group: string, name: string, row: AnyEndpoint) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  parameters: [...parametersOf(row.path), ...(isWrite(row) ? [...WRITE_HEADERS, AGO_HEADER] : [])],
  ...(row.body === null ? {} : { requestBody: { required: true, content: json(schemaOf(row.body, 'input')) } }),
  ...(row === endpoints.accounts.login ? { security: [{ basic: [] }] } : {}),
  responses: {
    200: { description: 'OK', content: json(envelope(CODE_OK, schemaOf(row.data, 'output'))) },
    default: { description: 'ERROR', content: json(FAILURE) },
  },
});

/** The query of ra-data-simple-rest, each part as JSON. */
const LIST_QUERY = Object.entries({ range: '[0,24]', sort: '["id","ASC"]', filter: '{"q":"…"}' }).map(
  ([name, example]) => ({ name, in: 'query', required: false, schema: { type: 'string' }, example }),
);

/** What a call of `/api` answers, and its failures in v2's envelope. */
const responsesOf = (answer: object, status = 200) => ({
  [status]: { description: 'OK', content: json(answer) },
  default: { description: 'ERROR', content: json(FAILURE) },
});

/** The paths of one resource under `/api`, which answers records as they are. */
const pathsOfApi = ({ name, columns, create, update, delete: remove }: RestResource) => {
  const types = {
    number: { type: 'integer' },
    text: { type: 'string' },
    decimal: { type: 'string' },
    cents: { type: 'string' },
  };
  const fields = Object.entries(columns).map(([field, type]) => [field, types[type]]);
  const record = { type: 'object', properties: { id: types.number, ...Object.fromEntries(fields) } };
  const operation = (verb: string, parameters: object[], answer: object, write?: RestWrite<unknown>) => ({
    operationId: `${name}.${verb}`,
    tags: [name],
    parameters,
    ...(write ? { requestBody: { required: true, content: json(schemaOf(write.shape, 'input')) } } : {}),
    responses: responsesOf(answer, verb === 'create' ? 201 : 200),
  });
  const [id, ...writing] = [...parametersOf(':id'), ...WRITE_HEADERS];
  const removed = { type: 'object', properties: { id: types.number } };
  return {
    [`/api/${name}`]: {
      get: operation('list', LIST_QUERY, { type: 'array', items: record }),
      ...(create ? { post: operation('create', writing, record, create) } : {}),
    },
    [`/api/${name}/{id}`]: {
      get: operation('one', [{ ...id }], record),
      ...(update ? { put: operation('update', [{ ...id }, ...writing], record, update) } : {}),
      ...(remove ? { delete: operation('delete', [{ ...id }, ...writing], removed) } : {}),
    },
  };
};

const pathOfStatistics = () => {
  const day = { in: 'query', required: false, schema: schemaOf(z.iso.date(), 'input') };
  return {
    '/api/statistics': {
      get: {
        operationId: 'statistics.ofPeriod',
        tags: ['statistics'],
        parameters: ['from', 'to'].map((name) => ({ name, ...day })),
        responses: responsesOf(schemaOf(DaysOfPeriod, 'output')),
      },
    },
  };
};

const written = () => {
  const groups: Record<string, Record<string, AnyEndpoint>> = {
    ...endpoints,
    accounts: { ...endpoints.accounts, logout },
  };
  const paths: Record<string, Record<string, object>> = {};
  for (const [group, rows] of Object.entries(groups))
    for (const [name, row] of Object.entries(rows)) {
      const path = `/${row.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(group, name, row) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'v2', version: '2' },
    paths: Object.assign(paths, pathOfStatistics(), ...restResources.map(pathsOfApi)),
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } },
    },
  };
};

let document: ReturnType<typeof written> | undefined;

/** Generated at the first request. */
export const openApi = (): object => {
  document ??= written();
  return document;
};
