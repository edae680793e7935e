import { useTheme } from '@mui/material/styles';

/** The style of all axes. */
export const useAxes = () => {
  const { palette, typography } = useTheme();
  const tick = { fill: palette.text.secondary, fontSize: '0.75rem', fontFamily: typography.fontFamily };
  return {
    margin: { top: 8, right: 8, bottom: 0, left: 0 },
    x: {
      tick,
      tickLine: false,
      axisLine: { stroke: palette.divider },
      // Below the lowest figure of the axis beside it.
      tickMargin: 8,
      minTickGap: 12,
      interval: 'equidistantPreserveStart',
    },
    y: { tick, tickLine: false, axisLine: false, width: 'auto' },
  } as const;
};
