import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

/** A very long title must leave room for the content. */
const THREE_LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' };
const LONG = 60;

/** On a phone in one row, as far as it goes. */
const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0.75, sm: 1.5 },
  '& .MuiButton-text': { px: { xs: 0.75, sm: 1.75 } },
};

interface PageHeadingProps {
  title: string;
  children?: ReactNode;
  /** The width of the content, when that is narrower than the page. */
  maxWidth?: number;
}

/** A screen's title: its h1 and the document's title. Gets the focus when the screen opens. */
export const PageHeading = ({ title, children, maxWidth }: PageHeadingProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const appName = translate('app.name');
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
  // With the screen itself: a moment later the focus may be where someone works.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5, maxWidth }}>
      <Typography
        ref={heading}
        component="h1"
        variant="h5"
        tabIndex={-1}
        sx={{ flexGrow: 1, outline: 'none', overflowWrap: 'anywhere', ...THREE_LINES }}
        title={title.length > LONG ? title : undefined}
      >
        {title}
      </Typography>
      {children && <Box sx={TOOLS}>{children}</Box>}
    </Box>
  );
};
