import Modal from '@mui/material/Modal';
import { useTranslate } from 'ra-core';
import { useMediaQuery } from '../ui/theme/useMediaQuery';
import { Menu } from './Menu';

/** The menu on a small screen, whose width is that of frame.css. */
export const MenuDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  // A hidden Modal that is open would still lock the page.
  const isNarrow = useMediaQuery('(max-width: 56.24rem)');
  return (
    <Modal open={isOpen && isNarrow} onClose={onClose} className="only-narrow">
      <div role="dialog" aria-modal aria-label={translate('app.menu.label')} className="drawer" tabIndex={-1}>
        <Menu />
      </div>
    </Modal>
  );
};
