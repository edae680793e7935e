import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import { fireEvent, render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clickOnce } from '../../src/app/clickOnce';

it.each([
  ['dialog', '.MuiDialog-container', (onClose: () => void) => <Dialog open onClose={onClose} />],
  ['menu', '.MuiBackdrop-root', (onClose: () => void) => <Menu open anchorEl={document.body} onClose={onClose} />],
])('a %s is not closed by the second half of the double click that opened it', (_, beside, surface) => {
  onTestFinished(clickOnce());
  const onClose = vi.fn();
  render(surface(onClose));
  const press = (detail: number) => {
    const place = document.querySelector(beside) ?? document.body;
    fireEvent.mouseDown(place, { detail });
    fireEvent.click(place, { detail });
  };
  press(2);
  expect(onClose).not.toHaveBeenCalled();
  press(1);
  expect(onClose).toHaveBeenCalledOnce();
});
