import { createRoot } from 'react-dom/client';
import './app/base.css';
import { Root } from './app/Root';
import { createConnection } from './session/connection';
import { paint } from './ui/theme/palette';
import { preferredMode } from './ui/theme/preferredMode';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
paint(preferredMode());
createRoot(root).render(<Root connection={createConnection()} />);
