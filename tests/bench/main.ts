import { commandLine } from './commandLine';
import { commandMenu } from './commandMenu';
import { floor } from './floor';
import { hostile } from './hostile';
import { journeys } from './journeys';
import { lists } from './lists';
import { load } from './load';
import { type Figure, reference, table } from './measure';
import { ordering } from './ordering';
import { restarts } from './restarts';
import { atScale } from './scale';
import { server } from './server';
import { wholeList } from './wholeList';

/**
 * `npm run bench`: figures to look at, and a verdict on those that do not depend on the machine: ratios within one run,
 * errors and memory that grows. Where CI=true it leaves out what has no verdict. Thirty users work for five minutes, for
 * 20 seconds where CI=true, or for as long as `npm run bench -- --minutes 60` says. The journeys are made once, in turn with a
 * stock application, or as often as `--rounds 5` says; where CI=true without that one, on the fast line only. With `--scale 10` it prints
 * what the long lists take on ten times the data, and what fifty users do there for three minutes, and nothing else.
 */
const option = (name: string, otherwise: number): number => {
  const place = process.argv.indexOf(name);
  const value = place < 0 ? otherwise : Number(process.argv[place + 1]);
  if (!(value > 0)) throw new Error(`${name} NUMBER`);
  return value;
};
const isCi = process.env.CI === 'true';
const isScaled = process.argv.includes('--scale');
const minutes = option('--minutes', isCi ? 1 / 3 : isScaled ? 3 : 5);
const rounds = option('--rounds', 1);

const say = (title: string, text: string) => process.stdout.write(`\n${title}\n${text}\n`);

const atWork = async (users: number, scale: number): Promise<string[]> => {
  const { text, broken } = await load({ minutes, users, scale });
  say(`${users} users at work for ${Math.round(minutes * 60)} seconds, on ${scale} times the demonstration data`, text);
  return broken;
};
const judge = (broken: readonly string[]) => {
  for (const what of broken) process.stderr.write(`NOT AS PROMISED: ${what}\n`);
  if (broken.length > 0) process.exitCode = 1;
};

if (isScaled) {
  const scale = option('--scale', 10);
  say(`The orders on the demonstration data, and on ${scale} times as much`, await atScale(scale));
  judge(await atWork(50, scale));
  process.exit();
}

const unit = await reference();
const print = (title: string, figures: Figure[]) => say(title, table(figures, unit));

print('This machine', [unit]);
if (!isCi) print('A list of 10,000 records in memory', await lists());
if (!isCi) print("'Zoeken en doen' on 8,000 records", await commandMenu());
const answers = await server();
print('The embedded server on the demonstration data', answers.figures);

const checked = await floor();
say('What its checks add: the same queries in Hono alone, and as the server answers them', checked.text);

const dearest = await hostile();
say('Hostile requests', dearest.text);

const started = await restarts();
print('The server as a process of its own', started.figures);

// In CI the users work beside what is in Chromium: of their minute errors and memory are judged, of these processor time.
const working = isCi ? atWork(30, 1) : null;
const ordered = await ordering(isCi);
say('An order of 500, in Chromium', ordered.text);

const whole = await wholeList();
say('100,000 orders of an older v2, in Chromium', whole.text);
await working;

if (!isCi) print("'Zoeken en doen' in Chromium, on a page four times slower", await commandLine());

const opened = await journeys(rounds, isCi);
say('From a click, or an address, to the screen, in Chromium', opened.text);

const worked = await (working ?? atWork(30, 1));
judge([...[answers, checked, dearest, started, ordered, whole, opened].flatMap(({ broken }) => broken), ...worked]);
