import { statisticsTexts } from '../../../i18n/nl/late/statistics';
import { formatDate } from '../../lib/dates';
import { amountInFile } from '../../lib/numbers';
import { useV2Query } from '../../provider/reads/ClientContext';
import { BarChart } from '../../ui/charts/BarChart';
import { CsvButton } from '../../ui/list/CsvButton';
import { Panel } from '../../ui/page/Panel';
import type { DataOf, Endpoint, ParamsOf } from '../../v2/endpoint';

type ListRow<Path extends string, Item> = Endpoint<Path, undefined, Item[]>;

/** More bars by name are unreadable. */
export const BARS = 20;

interface BarBlockProps<Path extends string, Item> {
  title: string;
  row: ListRow<Path, Item>;
  params: ParamsOf<ListRow<Path, Item>>;
  series: keyof typeof statisticsTexts.series;
  /** Key of the heading of the labels; default the date. */
  heading?: 'full_date' | 'product';
  toBar: (item: DataOf<ListRow<Path, Item>>[number]) => { label: string; value: number };
  formatLabel?: (label: string) => string;
  isByName?: boolean;
  none?: string;
  formatValue?: (value: number) => string;
}

/** A bar chart of the statistics with its CSV file, which has all: an older v2 gives every product that was sold. */
export const BarBlock = <Path extends string, Item>({
  title,
  row,
  params,
  series,
  heading = 'full_date',
  toBar,
  ...formats
}: BarBlockProps<Path, Item>) => {
  const query = useV2Query(row, params);
  const bars = (query.data ?? []).map(toBar);
  const labelHeading = statisticsTexts.columns[heading];
  const inFile = series === 'euro' ? amountInFile : String;
  const seriesLabel = statisticsTexts.series[series];
  return (
    <Panel
      title={title}
      query={query}
      actions={
        <CsvButton
          title={title}
          headings={[labelHeading, seriesLabel]}
          rows={bars.map(({ label, value }) => [formats.isByName ? label : formatDate(label), inFile(value)])}
        />
      }
    >
      {() => (
        <BarChart
          title={title}
          series={[seriesLabel]}
          labelHeading={labelHeading}
          rows={(formats.isByName ? bars.slice(0, BARS) : bars).map(({ label, value }) => ({
            label,
            values: [value],
          }))}
          {...formats}
        />
      )}
    </Panel>
  );
};
