import { lists } from './lists';
import { reference, table } from './measure';

const unit = await reference();
process.stdout.write(`\n10,000 records in memory\n${table([unit, ...(await lists())], unit)}\n`);
