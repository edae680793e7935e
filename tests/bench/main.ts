import { lists } from './lists';
import { type Figure, reference, table } from './measure';
import { server } from './server';

/** `npm run bench`: figures to look at, never a verdict. */
const unit = await reference();
const print = (title: string, figures: Figure[]) => process.stdout.write(`\n${title}\n${table(figures, unit)}\n`);

print('This machine', [unit]);
print('A list of 10,000 records in memory', await lists());
print('The embedded server on the demonstration data', await server());
