/** Of a create that an earlier try has made after all, where what was typed since cannot be put into that record. */
export const correctMadeTexts = {
  madeAlready:
    'De vorige poging is toch opgeslagen, en wat je daarna wijzigde kan daarin niet meer. Sla nog eens op om dit ernaast te bewaren.',
};
