import { createRoot } from 'react-dom/client';
import './app/base.css';
import { paint } from './app/palette';
import { preferredMode } from './app/preferredMode';
import { Root } from './app/Root';
import { createConnection } from './session/connection';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
paint(preferredMode());
createRoot(root).render(<Root connection={createConnection()} />);
