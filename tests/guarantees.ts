/**
 * What the product promises beyond its specification, and the tests that would catch its breaking: `file > title`,
 * under tests/. Security, requirement by requirement, is in docs/security.md.
 */
export const guarantees: Readonly<Record<string, readonly string[]>> = {
  'whatever goes wrong while loading is told quietly, never as emptiness, and can be tried again': [
    'browser/faults.test.ts > the table has every route of the product',
    'browser/faults.test.ts > is told quietly at $path, and can be tried again',
    'browser/faults.test.ts > after one 503 shows $path; one that fails alone never misleads',
  ],
  'a save that fails is told in words, and nothing that was typed is lost': [
    'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    'browser/failedSaves.test.ts > a push message that fails leads home without a word, and waits to be sent again',
  ],
  'a session that ends keeps the work for its user, and for nobody else': [
    'screens/expiry.test.tsx > opens the login over the page; the same user goes on, and the save goes out once more',
    'screens/expiry.test.tsx > sends nothing for another user, who begins at home',
    'browser/failedSaves.test.ts > because the session ended leaves nothing for another user: $name',
  ],
  'what is not saved is not left without asking': [
    'browser/unsaved.test.ts > asks before it is left in any way, and stays as it was',
    'browser/unsaved.test.ts > is not left by a search in its screen, nor by Back out of that search',
  ],
  'what was typed survives a tab that is killed, in every form': [
    'browser/drafts.test.ts > is there after the tab was killed, until it is saved',
    'screens/everyDraft.test.tsx > in every create and edit screen that there is',
    'screens/orderDrafts.test.tsx > put back, says that the list was changed meanwhile, and only then; it stays in the browser all the time',
    'screens/drafts.test.tsx > is offered with its age, field by field, and never put back by itself; the focus stays where it was',
    'screens/drafts.test.tsx > never holds a password, typed or shown; a form with nothing else keeps nothing',
    'screens/drafts.test.tsx > is gone after the form was left without saving',
    'screens/drafts.test.tsx > signing out takes all of it along, also what was typed a moment before',
  ],
  'two people at one record: nothing is overwritten silently': [
    'screens/conflict.test.tsx > keeps both changes when they are in different fields',
    'screens/conflict.test.tsx > is never overwritten silently; the user chooses: %s',
    'screens/conflict.test.tsx > says who changed it, and when',
    'server/versions.test.ts > of two saves at the same moment that saw the same one, one is carried out',
    'provider/saveOver.test.ts > a server that gives no version is sent none',
  ],
  'a write happens once: pressed twice, or again because its answer was lost': [
    'server/exactlyOnce.test.ts > sent many times at the same moment is done once, and all get its answer',
    'server/exactlyOnce.test.ts > is kept for a day, and then swept, so many at a time',
    'browser/exactlyOnce.test.ts > whose answer was lost says so, and is placed once when it is saved again',
    'browser/exactlyOnce.test.ts > whose answer was lost goes out once when it is sent again, and a second time when it is meant',
    'browser/exactlyOnce.test.ts > whose answer was lost goes out once when the page is loaded again',
  ],
  'an older answer never shows over a newer state': [
    'screens/outOfOrder.test.tsx > about one record is not taken for the next one’s, on the screen or in a save',
    'screens/outOfOrder.test.tsx > to a list is not shown over what was saved since',
    'screens/outOfOrder.test.tsx > to a search is not shown over that to a later one',
    'provider/outOfOrder.test.ts > that was under way during a save is the new one, for who waited and who asks later',
  ],
  'signing out in one tab empties the other': [
    'browser/session.test.ts > empties every tab within a second, and Back brings nothing back',
  ],
  'hostile text stays text, and no page breaks its own rules': [
    'browser/hostileText.test.ts > stay text, and within the page, at $path',
    'lib/csv.test.ts > never runs %j: it is text',
    'browser/hostileText.test.ts > breaks no rule of the page and fits, on every screen',
  ],
  'what was acknowledged is there after a kill or a power cut': [
    'server/durability.test.ts > killed in the middle of concurrent writes, round after round, it loses none that it acknowledged and doubles none',
    'server/durability.test.ts > in a power cut, round after round, it loses none that it acknowledged',
    'server/durability.test.ts > a first start that is killed at any moment leaves no tables or all of them, and the next start succeeds',
  ],
  'a full, read-only, damaged or newer database is told, and left whole': [
    'server/storage.test.ts > a write is refused in words and leaves nothing, reading goes on, and with room again so does writing',
    'server/storage.test.ts > on a folder that can only be read a server does not start, and says so',
    'server/storage.test.ts > keeps a server from starting, in words, and is left as it is',
    'server/db/open.test.ts > a database of a newer version is refused, and left as it is',
    'server/db/open.test.ts > a second server on the same DATA_DIR is refused until the first has stopped',
  ],
  'a backup is whole, and restores; a move to PostgreSQL leaves nothing behind': [
    'server/backup/backup.test.ts > is made while the server writes, and holds whole writes up to one moment',
    'server/backup/backup.test.ts > put back is equal row by row, and nobody else can read it',
    'server/backup/backup.test.ts > refuses a file that was cut short or of which any byte changed',
    'server/backup/postgres.test.ts > pg_dump and pg_restore keep everything, row by row',
    'server/backup/postgres.test.ts > npm run move takes everything along, equal by count and checksum, and ids go on where they were',
  ],
  'nobody gets in without a live session': [
    'server/access.test.ts > every call answers 401 as JSON and writes nothing',
    'server/access.test.ts > every call that the server answers is in these tests, or is open on purpose',
    'server/access.test.ts > how long a refused login takes does not tell whether the user name exists',
    'server/accounts.test.ts > is refused after 10 wrong tries for %s, with when to come back',
  ],
  'every write is in the history, and an old value can be put back': [
    'server/api/audit.test.ts > and a write are kept together or not at all',
    'server/api/audit.test.ts > says who changed what, when, from what to what',
    'screens/putBack.test.tsx > is put back after a question that shows both, shows up everywhere and is itself in the history',
    'server/audit/events.test.ts > has every sign-in with where it came from, and every sign-out, and neither password nor token',
  ],
  'no request is a fault of the server, and no connection holds it up': [
    'server/hostile.test.ts > are all answered as promised, none with a fault of the server',
    'server/images.test.ts > are refused with the field and the reason: %s',
    'server/connections.test.ts > a connection that %s is let go, and others are answered meanwhile',
  ],
  'told to stop, it answers what is in flight': [
    'server/main.test.ts > told to stop, it answers the call in flight, takes no new one, and is gone within 5 seconds',
  ],
  'two servers on one database are one': [
    'server/scaleOut.test.ts > share a session: begun at one it holds at the other, ended at one it is over at the other',
    'server/scaleOut.test.ts > count tries to sign in together',
    'server/scaleOut.test.ts > carry a write with a key out once, though both are asked at the same moment',
    'server/scaleOut.test.ts > never mix two orders that are saved at the same moment',
  ],
  'days and moments are those of the business, in every zone and at both change-overs': [
    'server/timeZones.test.ts > in $zone at $name is $local',
    'browser/timeZones.test.ts > in %s shows and keeps the time of the business',
  ],
  'the log tells what happened, and nothing about anyone': [
    'server/log.test.ts > gives each request an id, that its answer and all of its lines carry, also where it fails',
    'server/log.test.ts > holds nothing of what was typed, sent or stored, nor who and where from: signing in, writing, failing',
    'architecture/sbom.test.ts > npm run sbom names every package that the product stands on, those of development alone marked, each with its hash',
  ],
};
