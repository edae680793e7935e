import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { setStyledIcon } from './svgIcon';
import { darkTheme, lightTheme } from './theme';

/** The page's content security policy allows styles that carry its nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: 'w', prepend: true, ...(nonce ? { nonce } : {}) });
const themes = { lightTheme, darkTheme };

setStyledIcon(SvgIcon);

/**
 * Around each screen and dialog that is made of MUI's and react-admin's styled components: what react-admin's
 * AdminContext puts around all of them. Frame, lists and home do without, and are shown before this code has come.
 */
export const WithMui = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>
    <ThemesContext.Provider value={themes}>
      <ThemeProvider>{children}</ThemeProvider>
    </ThemesContext.Provider>
  </CacheProvider>
);
