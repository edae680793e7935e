import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/messages';
import { fieldTexts } from '../../i18n/nl/late/history';
import { manifests } from '../../src/app/registry';
import { isResource } from '../../src/lib/manifest';
import { mappings } from '../../src/provider/records/mappings';
import { fieldsOf } from '../../src/v2/kinds';

/** What react-admin and the feedback look up by the name of a resource: no literal of the code names these keys. */

const resources = manifests.filter(isResource);

const isText = (key: string): boolean => {
  let found: unknown = messages;
  for (const part of key.split('.')) found = Object(found)[part];
  return typeof found === 'string' && found.trim() !== '';
};
const missing = (keys: string[]) => keys.filter((key) => !isText(key));

describe('a resource has a text for', () => {
  it('its name, in the menu and in messages', () => {
    expect(missing(resources.map(({ name }) => `resources.${name}.name`))).toEqual([]);
    expect(isText('resources.nothing.name')).toBe(false);
  });

  it('each field of its form', () => {
    const withForm = resources.filter(({ paths }) => paths.create ?? paths.edit);
    const fields = withForm.flatMap(({ name, form }) =>
      [form?.schema, form?.newSchema, mappings[name]?.create?.row.body, mappings[name]?.update?.row.body].flatMap(
        (schema) => Object.keys(fieldsOf(schema)).map((field) => [name, field] as const),
      ),
    );
    expect(fields.length).toBeGreaterThan(80);
    // What no form shows has texts apart.
    const untold = fields.filter(([name, field]) => !isText(`resources.${name}.fields.${field}`) && !fieldTexts[field]);
    expect([...new Set(untold.map(([name, field]) => `${name}.${field}`))]).toEqual([]);
  });

  it('each column that its declaration puts in its list', () => {
    const columns = resources.flatMap(({ name, columns = [] }) =>
      columns.map((column) => `resources.${name}.fields.${column}`),
    );
    expect(missing(columns)).toEqual([]);
  });

  it('each thing that is said after a save or a delete, where it has none of its own', () => {
    const said = ['created', 'updated', 'deleted', 'confirmDelete', 'kept', 'final', 'saveFailed', 'deleteFailed'];
    expect(missing(said.map((key) => `feedback.record.${key}`))).toEqual([]);
  });
});
