import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { resourcesWith } from '../../../server/api/index';
import { inOrder, makeDeclaredTables } from '../../../server/db/declaredTables';
import { type OpenDatabase, openDatabase } from '../../../server/db/open';
import { isSortColumn } from '../../../server/db/sortKeys';
import { byName } from '../../../server/db/tables';
import { readRecord } from '../../../server/writes/audit/subjects';
import { deletedWith } from '../../../server/writes/bin/deletedRows';
import type { Declaration } from '../../../src/v2/declaration';
import {
  decimal,
  flag,
  image,
  moment,
  optionalReference,
  optionalText,
  price,
  reference,
  requiredText,
  wholeNumber,
} from '../../../src/v2/fields';
import { eachEngine } from '../../support/server';
import { placeOf } from '../../support/testDatabase';

const declared = (name: string, fields: z.ZodRawShape): Declaration => ({
  name,
  what: 'Dit',
  title: 'name',
  searched: ['name'],
  body: z.object(fields),
});
const name = requiredText('Naam');

eachEngine('the table of a declaration', (engine) => {
  let open: OpenDatabase;
  beforeEach(async () => {
    open = await openDatabase(await placeOf(engine));
    onTestFinished(open.close);
  });

  const make = (...declarations: Declaration[]) => makeDeclaredTables(byName(open.db), declarations);
  const rows = async () => {
    const { rows: all } = await sql<Record<string, unknown>>`select * from example_firms order by id`.execute(open.db);
    return all.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isSortColumn(column, row))));
  };
  const insert = (values: string) => sql`insert into example_firms ${sql.raw(values)}`.execute(open.db);

  it('is made once, and gets a column for each field that is added later; rows that are there get an empty value', async () => {
    await make(declared('example_firms', { name }));
    await insert("(name) values ('Borstel')");
    const grown = declared('example_firms', {
      name,
      notes: optionalText(),
      active: flag,
      minimum: price(),
      stars: wholeNumber(0, 5),
    });
    await make(grown);
    await make(grown);
    expect(await rows()).toEqual([{ id: 1, name: 'Borstel', notes: '', active: 0, minimum: '', stars: null }]);
  });

  it('keeps the column of a field that went, and the rows of a declaration that went', async () => {
    await make(declared('example_firms', { name, notes: optionalText() }));
    await insert("(name, notes) values ('Borstel', 'pallet')");
    await make(declared('example_firms', { name }));
    await insert("(name) values ('Zeem')");
    await make();
    expect(await rows()).toEqual([
      { id: 1, name: 'Borstel', notes: 'pallet' },
      { id: 2, name: 'Zeem', notes: '' },
    ]);
  });

  it('may have a name with a capital or a hyphen: what goes with a record of it is found', async () => {
    for (const odd of ['exampleFirms', 'example-firms']) {
      await make(declared(odd, { name }));
      await sql`insert into ${sql.table(odd)} (name) values ('Borstel')`.execute(open.db);
      const { rows: gone } = await deletedWith(open.db, odd, 'id', 1);
      expect(gone).toMatchObject([{ table: odd, row: { id: 1, name: 'Borstel' } }]);
    }
  });

  it('has a field whose name begins as that of a sort key in its history', async () => {
    await make(declared('example_firms', { name, sort_order: wholeNumber(0, 1000) }));
    await insert("(name, sort_order) values ('Borstel', 5)");
    const fields = await readRecord(open.db, { table: 'example_firms', key: 'id', name: 'name' }, 1);
    expect(fields).toEqual({ name: 'Borstel', sort_order: 5 });
  });

  it('never gives a number twice', async () => {
    await make(declared('example_firms', { name }));
    await insert("(name) values ('Borstel')");
    await sql`delete from example_firms`.execute(open.db);
    await insert("(name) values ('Zeem')");
    expect(await rows()).toEqual([{ id: 2, name: 'Zeem' }]);
  });

  it('refers to records that are there, of v2 and of another declaration', async () => {
    const groups = declared('example_groups', { name });
    await make(
      declared('example_firms', {
        name,
        shop_id: optionalReference('shops'),
        group_id: reference('example_groups', 'Groep'),
      }),
      groups,
    );
    await sql`insert into example_groups (name) values ('Borstels')`.execute(open.db);
    await insert("(name, shop_id, group_id) values ('Borstel', 2, 1)");
    await expect(insert("(name, shop_id) values ('Zeem', 9)")).rejects.toThrow(/foreign key/i);
    await expect(insert("(name, group_id) values ('Zeem', 9)")).rejects.toThrow(/foreign key/i);
    await expect(sql`delete from example_groups`.execute(open.db)).rejects.toThrow(/foreign key/i);
  });

  it('refers to nothing that its form cannot offer as choices', async () => {
    for (const to of ['transactions', 'advisors', 'machines', 'custmers'])
      await expect(make(declared('example_firms', { name, other_id: optionalReference(to) }))).rejects.toThrow(
        `example_firms.other_id: '${to}' cannot be referred to. Choose from: shops, staff, categories, subcategories, products, customers, example_firms.`,
      );
    const tables = await open.db.introspection.getTables();
    expect(tables.map((table) => table.name)).not.toContain('example_firms');
  });

  it('is made by one of two servers that start at the same moment', async () => {
    const one = declared('example_firms', { name, active: flag });
    await Promise.all([make(one), make(one)]);
    expect(await rows()).toEqual([]);
  });

  it('holds no field with the name of a sort key, also of a field that went', async () => {
    await make(declared('example_firms', { name, sort_of_firm: optionalText(), notes: optionalText() }));
    const refused = "example_firms.sort_notes: the sort key of 'notes' has this name. Choose another.";
    const there: z.ZodRawShape[] = [{ name, notes: optionalText() }, { name }];
    for (const fields of there)
      await expect(make(declared('example_firms', { ...fields, sort_notes: flag }))).rejects.toThrow(refused);
    const groups = declared('example_groups', { name, sort_name: optionalText() });
    await expect(make(groups)).rejects.toThrow("example_groups.sort_name: the sort key of 'name'");
  });

  it('holds no field that every record has, and is no table of the server', async () => {
    for (const field of ['id', 'version'])
      await expect(make(declared('example_firms', { name, [field]: optionalText() }))).rejects.toThrow(
        `example_firms.${field}: every record has one of this name.`,
      );
    await expect(make(declared('shops', { name }))).rejects.toThrow('shops: the server has a table of this name.');
  });

  it('has a name that no call and no part of the history has', () => {
    for (const taken of ['sizes', 'transactions', 'statistics', 'accounts'])
      expect(() => resourcesWith([declared(taken, { name })])).toThrow(
        `${taken}: the server has a resource of this name.`,
      );
    expect(resourcesWith([declared('example_firms', { name })]).at(-1)?.name).toBe('example_firms');
  });

  it('holds no field of a kind that has no column', async () => {
    await expect(make(declared('example_firms', { name, photo: image }))).rejects.toThrow(
      "example_firms.photo: the kind 'image' has no column. Use a field of src/v2/fields.ts",
    );
    await expect(make(declared('example_firms', { name, count: z.number() }))).rejects.toThrow(
      'example_firms.count: its schema is not from src/v2/fields.ts. Use a field of src/v2/fields.ts',
    );
    await expect(make(declared('example_firms', { name, rent: decimal }))).rejects.toThrow(
      'example_firms.rent: its schema is one for reading, and accepts any text. Use a field of src/v2/fields.ts',
    );
    await expect(make(declared('example_firms', { name, since: moment }))).rejects.toThrow(
      'example_firms.since: its schema is one for reading, and accepts any text. Use a field of src/v2/fields.ts',
    );
  });
});

it('declarations that refer to each other are refused', () => {
  const one = declared('one', { name, other: optionalReference('other') });
  const other = declared('other', { name, one: optionalReference('one') });
  expect(() => inOrder([one, other])).toThrow('one,other');
  expect(inOrder([one, declared('other', { name })]).map((declaration) => declaration.name)).toEqual(['other', 'one']);
});
