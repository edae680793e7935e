import { useResourceContext, useTranslateLabel } from 'ra-core';
import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { SELECT_COLUMN, useIsSelecting } from '../selection/Selection';
import { Column, type ColumnProps } from './Column';
import { chosen, useColumnChoice } from './columnChoice';
import { fitted, HiddenBelowContext } from './columnWidths';

export interface NamedColumn extends ColumnProps {
  /** Its label in words. */
  name: string;
  className: string;
  style?: CSSProperties;
}

const isColumn = (child: ReactNode): child is ReactElement<ColumnProps> =>
  isValidElement(child) && child.type === Column;

/** The columns among a table's children. The array stays the same between renders while the children do. */
export const useAllColumns = (children: ReactNode): readonly NamedColumn[] => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  return useMemo(
    () =>
      Children.toArray(children)
        .filter(isColumn)
        .map(({ props }) => {
          const { source, label, align, card = 'named' } = props;
          const known = label === false ? {} : { label };
          return {
            ...props,
            name: String(translateLabel({ ...known, resource, source })),
            className: `column-${source} card-${card}${align === 'right' ? ' numeric' : ''}${label === false ? ' unnamed' : ''}`,
          };
        }),
    [children, resource, translateLabel],
  );
};

/** Those that the user chose, in their order; before them, while records are selected, their boxes. */
export const useColumns = (children: ReactNode): readonly NamedColumn[] => {
  const columns = useAllColumns(children);
  const [choice] = useColumnChoice();
  const isSelecting = useIsSelecting();
  const hiddenBelow = useContext(HiddenBelowContext);
  return useMemo(() => {
    const shown = chosen(columns, choice).map((column) => {
      const { className, style } = fitted(column.source, choice, hiddenBelow);
      return { ...column, className: column.className + className, style };
    });
    return [...(isSelecting ? [SELECT_COLUMN] : []), ...shown];
  }, [columns, choice, isSelecting, hiddenBelow]);
};
