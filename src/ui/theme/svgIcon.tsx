import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, forwardRef, memo, type ReactNode, type Ref } from 'react';

/**
 * In place of the function that makes the icons of @mui/icons-material (scripts/leaveOut.ts): an icon is an `svg` with
 * MUI's class names, which plain.css gives its size, so that a menu with icons needs no MUI. One that asks for MUI's own
 * styles gets MUI's component, which is there wherever such styles are.
 */
let StyledIcon: ComponentType<SvgIconProps> | undefined;
export const setStyledIcon = (icon: ComponentType<SvgIconProps>) => {
  StyledIcon = icon;
};

const isStyled = ({
  sx,
  classes,
  component,
  color = 'inherit',
  viewBox,
  inheritViewBox,
  shapeRendering,
}: SvgIconProps) =>
  Boolean(sx ?? classes ?? component ?? viewBox ?? inheritViewBox ?? shapeRendering) || color !== 'inherit';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const createSvgIcon = (path: ReactNode, name: string) => {
  const Icon = (props: SvgIconProps, ref: Ref<SVGSVGElement>) => {
    if (StyledIcon && isStyled(props))
      return (
        <StyledIcon data-testid={`${name}Icon`} ref={ref} {...props}>
          {path}
        </StyledIcon>
      );
    const { fontSize = 'medium', className = '', titleAccess, htmlColor, color: _, ...svg } = props;
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is hidden from screen readers
      <svg
        data-testid={`${name}Icon`}
        focusable="false"
        viewBox="0 0 24 24"
        aria-hidden={titleAccess ? undefined : true}
        role={titleAccess ? 'img' : undefined}
        color={htmlColor}
        {...(svg as object)}
        ref={ref}
        className={`MuiSvgIcon-root MuiSvgIcon-fontSize${capital(fontSize)} ${className}`}
      >
        {path}
        {titleAccess && <title>{titleAccess}</title>}
      </svg>
    );
  };
  return Object.assign(memo(forwardRef(Icon)), { muiName: 'SvgIcon' });
};

export default createSvgIcon;
