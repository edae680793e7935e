import { runCommand } from '../lib/runCommand';
import { passwordCommand } from './command';

await runCommand(passwordCommand);
