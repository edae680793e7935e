import { visuallyHidden } from '../page/visuallyHidden';
import './charts.css';

interface FiguresTableProps {
  title: string;
  /** The heading of the labels, then one per figure. */
  headings: readonly string[];
  rows: readonly { label: string; figures: readonly string[] }[];
}

export const FiguresTable = ({ title, headings, rows }: FiguresTableProps) => (
  <table className="figures">
    <caption style={visuallyHidden}>{title}</caption>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, figures }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label, and none moves
        <tr key={row}>
          <th scope="row">{label}</th>
          {figures.map((figure, column) => (
            <td key={headings[column + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
