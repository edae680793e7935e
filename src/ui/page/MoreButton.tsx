import type { ButtonProps } from '@mui/material/Button';
import { TransientButton } from './TransientButton';

/** Focuses the next link that the list gets, unless someone works on by key meanwhile. */
const focusNextOf = (list: Element | null) => {
  if (!list) return;
  const links = list.getElementsByTagName('a');
  const { length } = links;
  const watch = new MutationObserver(() => {
    if (!links[length]) return;
    watch.disconnect();
    links[length].focus();
  });
  watch.observe(list, { childList: true, subtree: true });
  document.addEventListener('keydown', () => watch.disconnect(), { once: true });
};

/** Shows more of the list that it stands below: the focus goes to the first link that comes, from where one reads on. */
export const MoreButton = ({ onMore, ...button }: ButtonProps & { onMore: () => void }) => (
  <TransientButton
    {...button}
    onClick={({ currentTarget }) => {
      focusNextOf(currentTarget.previousElementSibling);
      onMore();
    }}
  />
);
