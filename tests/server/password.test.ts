import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { passwordFits } from '../../server/auth/passwords';
import { createStaff, SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/open';
import { passwordCommand } from '../../server/password/command';
import { newPassword } from '../../server/password/newPassword';
import { firstStart } from '../../server/start/firstStart';
import { readSettings } from '../../server/start/settings';
import { aFolder } from '../support/folder';
import { eachEngine, MONDAY } from '../support/server';
import { testDatabase } from '../support/testDatabase';

it('who has lost the password of the only account gives it another one, which ends its sessions', async () => {
  const dataDir = aFolder();
  const before = await openDatabase({ dataDir });
  const userId = await createStaff(before.db, { username: 'beheer', name: 'B', password: 'lang geleden', now: MONDAY });
  await startSession(before.db, userId, MONDAY, SESSION_LIMITS);
  await before.db.updateTable('staff').set({ active: 0 }).execute();
  await before.close();

  const env = { ...process.env, DATA_DIR: dataDir };
  await expect(passwordCommand(['onbekend'], env)).rejects.toThrow('Er is geen account "onbekend"');
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'password', '--', 'Beheer'], { env });
  const [, password = ''] = /^Nieuw wachtwoord van Beheer: ([\w-]{16})\n$/.exec(stdout) ?? [];

  const { db, close } = await openDatabase({ dataDir });
  try {
    const account = await db.selectFrom('staff').select(['active', 'password_hash']).executeTakeFirstOrThrow();
    expect(account.active).toBe(1);
    expect(await passwordFits(account.password_hash, password)).toBe(true);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const [event] = await db.selectFrom('audit').selectAll().where('verb', '=', 'newPassword').execute();
    expect(event).toMatchObject({
      resource: 'accounts',
      record_id: userId,
      record_name: 'beheer',
      user_name: 'Server',
    });
    expect(JSON.stringify(event)).not.toContain(password);
  } finally {
    await close();
  }
});

it('no database is made for it', async () => {
  await expect(passwordCommand(['Beheer'], { DATA_DIR: aFolder() })).rejects.toThrow('staat geen database');
});

it('none is given where accounts are those of another installation', async () => {
  const asked = passwordCommand(['Beheer'], { DATA_DIR: aFolder(), V2_API_URL: 'http://127.0.0.1:1' });
  await expect(asked).rejects.toThrow('V2_API_URL is gezet');
});

eachEngine('a new password', (engine) => {
  it('opens the account of that name alone, and is given to no other name', async () => {
    const { db, close } = await testDatabase(engine);
    onTestFinished(close);
    const ids = new Map<string, number>();
    for (const username of ['beheer', 'sanne'])
      ids.set(username, await createStaff(db, { username, name: username, password: 'lang geleden', now: MONDAY }));
    for (const id of ids.values()) await startSession(db, id, MONDAY, SESSION_LIMITS);
    await expect(newPassword(db, 'onbekend', MONDAY)).rejects.toThrow('Er is geen account "onbekend"');
    const password = await newPassword(db, 'Sanne', MONDAY);
    const hashes = await db.selectFrom('staff').select('password_hash').orderBy('user_id').execute();
    const fits = await Promise.all(hashes.map(({ password_hash }) => passwordFits(password_hash, password)));
    expect(fits).toEqual([...ids.values()].sort((a, b) => a - b).map((id) => id === ids.get('sanne')));
    expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: ids.get('beheer') }]);
  });
});

eachEngine('ADMIN_USERNAME and ADMIN_PASSWORD', (engine) => {
  it('open no account with a password that is used everywhere, and may have one where there are accounts already', async () => {
    const open = await testDatabase(engine);
    onTestFinished(open.close);
    const start = (ADMIN_PASSWORD: string) =>
      firstStart(open, readSettings({ ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD }), MONDAY);
    const refused = ['password', 'Welkom01', 'demo-wasstraat', 'Demo-Wasstraat1', 'beheer2026!', 'wasbeheer1'];
    for (const password of refused) await expect(start(password)).rejects.toThrow('ADMIN_PASSWORD wordt geweigerd');
    expect(await open.db.selectFrom('staff').selectAll().execute()).toEqual([]);
    await start('een lange zin');
    // A server that ran before this rule must still start.
    expect(await start('Welkom01')).toEqual([expect.stringContaining('gelden alleen voor een lege database')]);
  });

  it('are said to count for an empty database alone, where they open no account', async () => {
    const open = await testDatabase(engine);
    onTestFinished(open.close);
    const start = (ADMIN_USERNAME: string, ADMIN_PASSWORD: string) =>
      firstStart(open, readSettings({ ADMIN_USERNAME, ADMIN_PASSWORD }), MONDAY);
    expect(await start('beheer', 'een lange zin')).toEqual(['Het eerste account is aangemaakt: beheer']);
    // They may stay in the settings for ever.
    expect(await start('Beheer', 'een lange zin')).toEqual([]);
    // Another account was meant, or the owner has changed the password since: no word of which.
    const said = [
      expect.stringMatching(
        /^ADMIN_USERNAME en ADMIN_PASSWORD gelden alleen .* openen nu geen account\. .* instellingen/,
      ),
    ];
    expect(await start('beheer', 'een andere zin')).toEqual(said);
    expect(await start('nieuw', 'een lange zin')).toEqual(said);
  });

  it('are said to need another database, where this one has the demonstration', async () => {
    const open = await testDatabase(engine);
    onTestFinished(open.close);
    await createStaff(open.db, { ...DEMO_ACCOUNT, now: MONDAY });
    const settings = readSettings({ ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een lange zin' });
    expect(await firstStart(open, settings, MONDAY)).toEqual([
      expect.stringMatching(/hier staan voorbeeldgegevens\. Kies .* DATA_DIR een lege map, of met DATABASE_URL/),
      'Inloggen: demo / demo-wasstraat',
    ]);
  });
});
