import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useTheme } from 'react-admin';
import { paint } from './palette';

/** Between light and dark; the choice stays in this browser. */
export const ModeButton = () => {
  const translate = useTranslate();
  const [mode, setMode] = useTheme();
  useEffect(() => paint(mode), [mode]);
  const label = translate(mode === 'dark' ? 'app.toLight' : 'app.toDark');
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
    </IconButton>
  );
};
