export default {
  columns: {
    title: 'Kolommen',
    fits: 'Zolang je niets kiest, toont de lijst de kolommen die op je scherm passen.',
    forward: '%{name} naar voren',
    backward: '%{name} naar achteren',
    moved: '%{name}: plaats %{position} van %{count}',
    widthOf: 'Breedte van %{name}',
    fitting: 'Passend',
    narrow: 'Smal',
    usual: 'Gewoon',
    wide: 'Breed',
    widest: 'Zeer breed',
    reset: 'Standaard',
    done: 'Klaar',
  },
};
