import { runCommand } from '../lib/runCommand';
import { backupCommand } from './command';

await runCommand(backupCommand);
