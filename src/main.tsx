import { createRoot } from 'react-dom/client';
import './app/base.css';
import './app/contrastThemes.css';
import { Root } from './app/Root';
import { createConnection } from './session/connection';
import { checkInTime } from './session/session';
import { paint } from './ui/theme/palette';
import { preferredMode } from './ui/theme/preferredMode';

// The policy of the page lets nobody compile code. Zod tries, unless it is told so before its first schema is made, and
// Firefox then reports an error. Its `config`, without the whole of Zod in the first bytes of a page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
paint(preferredMode());
const connection = createConnection();
// Asked before the first rendering: the app's code, which comes in meanwhile, keeps the page busy.
const checked = checkInTime(connection.client);
createRoot(root).render(<Root connection={connection} checked={checked} />);
