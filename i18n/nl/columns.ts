export default {
  columns: {
    title: 'Kolommen',
    forward: '%{name} naar voren',
    backward: '%{name} naar achteren',
    moved: '%{name}: plaats %{position} van %{count}',
    reset: 'Standaard',
    done: 'Klaar',
  },
};
