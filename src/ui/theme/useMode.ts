import { useStore } from 'ra-core';
import type { Mode } from './palette';
import { useMediaQuery } from './useMediaQuery';

/** Light or dark, and the function that sets it: what react-admin's useTheme reads and writes, without MUI. */
export const useMode = () => {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return useStore<Mode>('theme', isDark ? 'dark' : 'light');
};
