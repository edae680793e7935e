import Modal from '@mui/material/Modal';
import { Menu } from './Menu';

/** The menu on a small screen. */
export const MenuDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Modal open={isOpen} onClose={onClose} className="only-narrow">
    <div className="drawer" tabIndex={-1}>
      <Menu />
    </div>
  </Modal>
);
