import { z } from 'zod';
import type { AnyEndpoint, Shape } from '../src/v2/endpoint';
import { endpoints } from '../src/v2/endpoints';
import { CODE_ERROR, CODE_OK } from '../src/v2/envelope';
import { logout } from '../src/v2/logout';
import { KEY_HEADER } from './exactlyOnce';

/** OpenAPI 3.1, written from the contract: each row a call, its Zod shapes as JSON Schema. */

/** Shapes written by hand (the session's) say nothing more than that something comes. */
const schemaOf = (shape: Shape<unknown>): object => {
  if (!(shape instanceof z.ZodType)) return {};
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' });
  return schema;
};

const envelope = (code: string, data: object) => ({
  type: 'object',
  properties: { code: { const: code }, data },
  required: ['code', 'data'],
});

const FAILURE = envelope(CODE_ERROR, {
  type: 'object',
  properties: { error: { type: 'string' }, fields: { type: 'object', additionalProperties: { type: 'string' } } },
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

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description,
});

/** What makes a write happen once, and over nobody else's. */
const WRITE_HEADERS = [
  header(KEY_HEADER, 'The same key and request again: the first answer again, for 24 hours. 16 to 128 characters.'),
  header('If-Match', 'The record’s `version` as it was read, in quotes. 409 when it has another by now.'),
];
const RECORD_HEADERS = [header('Prefer', '`version`: the record comes with its `version`, for `If-Match`.')];
const isWrite = (row: AnyEndpoint) => row.method !== 'GET' && row !== endpoints.accounts.login && row !== logout;

const operationOf = (group: string, name: string, row: AnyEndpoint) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  parameters: [...parametersOf(row.path), ...(isWrite(row) ? WRITE_HEADERS : name === 'one' ? RECORD_HEADERS : [])],
  ...(row.body === null ? {} : { requestBody: { required: true, content: json(schemaOf(row.body)) } }),
  ...(row === endpoints.accounts.login ? { security: [{ basic: [] }] } : {}),
  responses: {
    200: { description: 'OK', content: json(envelope(CODE_OK, schemaOf(row.data))) },
    default: { description: 'ERROR', content: json(FAILURE) },
  },
});

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
    paths,
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } },
    },
  };
};

let document: ReturnType<typeof written> | undefined;

/** Written once, when first asked for. */
export const openApi = (): object => {
  document ??= written();
  return document;
};
