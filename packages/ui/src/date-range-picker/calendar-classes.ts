import classes from './date-range-picker.module.css';

/** Classes for the parts of react-day-picker's calendar, whose style sheet is not loaded. */
export const calendarClasses = {
  root: classes.root ?? '',
  months: classes.months ?? '',
  month: classes.month ?? '',
  nav: classes.nav ?? '',
  button_previous: classes.arrow ?? '',
  button_next: classes.arrow ?? '',
  chevron: classes.chevron ?? '',
  month_caption: classes.caption ?? '',
  caption_label: classes.captionLabel ?? '',
  month_grid: classes.grid ?? '',
  weekday: classes.weekday ?? '',
  day: classes.day ?? '',
  day_button: classes.dayButton ?? '',
  today: classes.today ?? '',
  outside: classes.outside ?? '',
  disabled: classes.disabled ?? '',
};

/** Classes of the cells of chosen days. */
export const choiceClasses = {
  between: classes.between ?? '',
  first: classes.first ?? '',
  last: classes.last ?? '',
};

export const modifierClasses = { taken: classes.taken ?? '' };
