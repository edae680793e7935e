import { lists } from './lists';
import { load } from './load';
import { type Figure, reference, table } from './measure';
import { server } from './server';

/**
 * `npm run bench`: figures to look at, and a verdict on two that do not hang on the machine: thirty users at work get no
 * error, and the server's memory does not grow. `npm run bench -- --minutes 60` lets them work longer than five minutes.
 */
const MINUTES = 5;
const asked = process.argv.indexOf('--minutes');
const minutes = asked < 0 ? MINUTES : Number(process.argv[asked + 1]);
if (!(minutes > 0)) throw new Error('--minutes NUMBER');

const unit = await reference();
const say = (title: string, text: string) => process.stdout.write(`\n${title}\n${text}\n`);
const print = (title: string, figures: Figure[]) => say(title, table(figures, unit));

print('This machine', [unit]);
print('A list of 10,000 records in memory', await lists());
print('The embedded server on the demonstration data', await server());

const { text, broken } = await load(minutes);
say(`Thirty users at work for ${minutes} minutes`, text);
for (const what of broken) process.stderr.write(`NOT AS PROMISED: ${what}\n`);
if (broken.length > 0) process.exitCode = 1;
