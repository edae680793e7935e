/**
 * The browser's chunks: each has its files and all their imports, except those of a chunk above it. Without this,
 * shared code falls into dozens of small files, which compress 10% worse and are requested one by one.
 */
interface Chunk {
  name: string;
  /** Patterns of the product's files and of packages' files, without the ending. A test looks for each of them. */
  files: string;
  packages?: string;
}

export const CHUNKS: readonly Chunk[] = [
  // The page's first script, with what every import() needs.
  { name: 'start', files: 'src/app/start|scripts/preloadHelper' },
  // The login, without anything that it does not need.
  { name: 'index', files: 'src/main' },
  // The contract, whose schemas take as long to make as the frame: a piece of work of its own.
  { name: 'contract', files: 'src/v2/endpoints' },
  // What every screen needs, and what home shows.
  {
    name: 'frame',
    files:
      'src/(app/App|lib/numbers|pages/home/AppointmentList|ui/(page/(PageHeading|LoadFailed|Panel|Said)|leave/LeaveGuard|list/RecordLink|files/csvExporter|calendar/CalendarHeader|charts/FiguresTable))',
  },
  // MUI, with what dialogs, forms and most screens take of it.
  {
    name: 'mui',
    files: 'src/ui/theme/WithMui',
    packages:
      'material/esm/(Alert/Alert|Box/Box|Button/Button|Card/Card|DialogActions/DialogActions|Dialog/Dialog|DialogContent/DialogContent|DialogContentText/DialogContentText|DialogTitle/DialogTitle|IconButton/IconButton|ListItem/ListItem|ListSubheader/ListSubheader|Menu/Menu|MenuItem/MenuItem|Skeleton/Skeleton|Stack/Stack|Switch/Switch|TableCell/TableCell|TextField/TextField|Typography/Typography|styles/useThemeProps)|ra-ui-materialui/(.*/)?Link|icons-material/esm/EditOutlined',
  },
  // What home and a customer's screens share.
  {
    name: 'contact',
    files: 'src/(lib/(contactDetails|directions|dutchMoment)|provider/reads/useApiList|ui/page/useBusinessMoment)',
  },
  // What lists, forms and a customer's screens share.
  {
    name: 'fields',
    files: 'src/provider/reads/resourceFields',
    packages: 'icons-material/esm/Add|useDataProvider|useGetRecordRepresentation|useGetResourceLabel|lodash/union',
  },
  // Forms and orders.
  { name: 'drafts', files: 'src/(drafts/(useDraft|DraftChoices|DraftOfValues)|ui/page/useTimeAgo)' },
  { name: 'ordering', files: 'src/ordering/(useOrdering|SortableList|SaveOrderButton|orderingView)' },
  // What lists and a customer's screens share without MUI, but neither with home nor with the first list.
  {
    name: 'plain',
    files:
      'src/(lib/(emails|typedNumbers|visitReport)|provider/reads/useShops|ui/(inputs/FieldValue|list/Tag|page/(focusBeside|returnTo|useCustomer))|visits/(WaitingMark|keptAnswers|visitLists|waitingWrites))',
    packages: 'useGetManyAggregate|useRecordFromLocation',
  },
  // The same with MUI.
  {
    name: 'parts',
    files:
      'src/(feedback/(failures|useLastChoice|useTellAbout)|lib/vat|resources/machines/machineProducts|ui/page/(BusyButton|TransientButton|historyOf)|visits/prepareVisit)',
    packages: 'Checkbox/Checkbox|FormControlLabel/FormControlLabel',
  },
  {
    name: 'list',
    files:
      'src/(import/ImportButton|ui/(filters/ListFilters|list/(ListScreen|RecordTable|FlagChip|Thumbnail)|inputs/ChoicesFailed))',
  },
  // What stands below a list's rows and beside its search.
  { name: 'pages', files: 'src/ui/(list/ListPagination|inputs/SwitchField)' },
  {
    name: 'form',
    files:
      'src/ui/(form/(FormCard|EditScreen|CreateScreen)|page/formLayout|inputs/(FlagInput|DecimalInput|UsualFormInput|ImageInput|SelectInput))',
  },
  { name: 'customer', files: 'src/pages/customerDashboard/CustomerDashboardPage' },
  // What a long list of an older v2 takes.
  { name: 'long', files: 'src/provider/(http/longAnswer|records/prepareLongList)' },
];

export const inProduct = (files: string) => new RegExp(`(^|/)(${files})\\.tsx?$`);
export const inPackages = (files: string) => new RegExp(`(^|/)node_modules/(.*/)?(${files})\\.js$`);

/** For the bundler: the first chunk that wants a file has it. */
export const chunkGroups = CHUNKS.map(({ name, files, packages }, place) => ({
  name,
  test: new RegExp(
    [inProduct(files), ...(packages ? [inPackages(packages)] : [])].map(({ source }) => source).join('|'),
  ),
  priority: CHUNKS.length - place,
}));
