import { Children, isValidElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { chosen, useColumnChoice } from '../columns/columnChoice';
import { SELECT_COLUMN, useIsSelecting } from '../selection/Selection';
import { Column, type ColumnProps } from './Column';

export interface NamedColumn extends ColumnProps {
  /** Its label in words. */
  name: string;
  className: string;
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
  return useMemo(
    () => [...(isSelecting ? [SELECT_COLUMN] : []), ...chosen(columns, choice)],
    [columns, choice, isSelecting],
  );
};
