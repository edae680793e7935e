/** Faults of the storage itself, with a text for staff. Without their cause the server works, without a restart. */
interface Fault {
  sqlite: RegExp;
  postgres: readonly string[];
  text: string;
}

const FAULTS: readonly Fault[] = [
  {
    sqlite: /^(database or disk is full|disk I\/O error)/,
    postgres: ['53100'],
    text: 'De schijf van de server is vol. Er is niets opgeslagen.',
  },
  {
    sqlite: /^(attempt to write a readonly database|unable to open database file)/,
    postgres: ['25006'],
    text: 'De server kan niets opslaan: de gegevens zijn alleen te lezen. Er is niets opgeslagen.',
  },
  {
    sqlite: /^(database disk image is malformed|file is not a database)/,
    postgres: ['XX001', 'XX002'],
    text: 'De gegevens van de server zijn beschadigd. Er is niets opgeslagen. Waarschuw de beheerder: er moet een back-up worden teruggezet.',
  },
];

/** The text of a storage fault; undefined for every other error. */
export const storageFault = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return FAULTS.find(({ sqlite, postgres }) =>
    code === 'ERR_SQLITE_ERROR' ? sqlite.test(error.message) : postgres.includes(code),
  )?.text;
};
