import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type RenderResult, render } from '@testing-library/react';
import { I18nContextProvider, TestMemoryRouter } from 'ra-core';
import type { ReactElement } from 'react';
import { i18nProvider } from '../../i18n/i18nProvider';

const theme = createTheme();

/** A part of the interface by itself: its texts, a theme and a route to link to. */
export const renderInDutch = (element: ReactElement): RenderResult =>
  render(element, {
    wrapper: ({ children }) => (
      <TestMemoryRouter>
        <I18nContextProvider value={i18nProvider}>
          <ThemeProvider theme={theme}>{children}</ThemeProvider>
        </I18nContextProvider>
      </TestMemoryRouter>
    ),
  });
