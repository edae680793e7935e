import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/ClientContext';
import { BarChart } from '../../ui/BarChart';
import { CsvButton } from '../../ui/CsvButton';
import { Panel } from '../../ui/Panel';
import type { DataOf, Endpoint, ParamsOf } from '../../v2/endpoint';

type ListRow<Path extends string, Item> = Endpoint<Path, undefined, Item[]>;

interface BarBlockProps<Path extends string, Item> {
  title: string;
  row: ListRow<Path, Item>;
  params: ParamsOf<ListRow<Path, Item>>;
  /** Key of the series' label (section 9). */
  series: 'usage' | 'orders' | 'euro' | 'sold';
  /** Key of the labels' column; the date unless given. */
  heading?: 'full_date' | 'product';
  toBar: (item: DataOf<ListRow<Path, Item>>[number]) => { label: string; value: number };
  formatLabel?: (label: string) => string;
  formatTick?: (label: string) => string;
  formatValue?: (value: number) => string;
}

/** One bar chart of the statistics, with its figures as a file. */
export const BarBlock = <Path extends string, Item>({
  title,
  row,
  params,
  series,
  heading = 'full_date',
  toBar,
  ...formats
}: BarBlockProps<Path, Item>) => {
  const translate = useTranslate();
  const query = useV2Query(row, params);
  const bars = (query.data ?? []).map(toBar);
  const labelHeading = translate(`statistics.columns.${heading}`);
  const seriesLabel = translate(`statistics.series.${series}`);
  return (
    <Panel
      title={title}
      query={query}
      actions={
        <CsvButton
          title={title}
          headings={[labelHeading, seriesLabel]}
          rows={bars.map(({ label, value }) => [label, String(value).replace('.', ',')])}
        />
      }
    >
      {() =>
        bars.length === 0 ? (
          <Typography color="text.secondary">{translate('statistics.none')}</Typography>
        ) : (
          <BarChart title={title} seriesLabel={seriesLabel} labelHeading={labelHeading} rows={bars} {...formats} />
        )
      }
    </Panel>
  );
};
