import { interestLabels } from '@parages/contracts/vocabulary/accounts/interests.en';
import {
  ageCategoryLabels,
  childrenCategoryLabels,
  jobCategoryLabels,
  outgoingCategoryLabels,
} from '@parages/contracts/vocabulary/accounts/profile.en';
import { contactTypeLabels } from '@parages/contracts/vocabulary/events/contact-types.en';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.en';
import { reportKindLabels } from '@parages/contracts/vocabulary/events/report-kinds.en';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.en';
import { placeKindLabels } from '@parages/contracts/vocabulary/places/place-kinds.en';
import { regionLevelLabels } from '@parages/contracts/vocabulary/places/region-levels.en';
import { atTown, ofTown } from '@parages/contracts/vocabulary/places/towns.en';
import { priceModeLabels } from '@parages/contracts/vocabulary/prices/price-modes.en';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/prices/price-policies.en';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.en';
import { featureGroupLabels } from '@parages/contracts/vocabulary/themes/feature-groups.en';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.en';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.en';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/tours/locomotion-modes.en';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tours/tour-difficulties.en';
import { formatCardDate, formatSpan } from '@parages/ui/format/card-date.en';
import {
  formatDayHeader,
  formatInstantDay,
  formatLongDay,
  formatPlainDay,
  formatShortDay,
} from '@parages/ui/format/day.en';
import {
  formatDistance,
  formatKilometres,
  formatLength,
  formatMetres,
} from '@parages/ui/format/distance.en';
import { formatDuration } from '@parages/ui/format/duration.en';
import { formatCount } from '@parages/ui/format/number.en';
import { formatCardPrice, formatCents, formatPriceRange } from '@parages/ui/format/price.en';
import { formatHours, formatTime } from '@parages/ui/format/time.en';

/** Loaded for English pages only. Each name is that of the French counterpart: see `useLocal`. */
export const english = {
  ageCategoryLabels,
  childrenCategoryLabels,
  jobCategoryLabels,
  outgoingCategoryLabels,
  contactTypeLabels,
  featureGroupLabels,
  interestLabels,
  liveStateLabels,
  locomotionModeLabels,
  mediaLicenseLabels,
  optionLabels,
  placeKindLabels,
  priceModeLabels,
  pricePolicyLabels,
  regionLevelLabels,
  reportKindLabels,
  themeLabels,
  tourDifficultyLabels,
  atTown,
  ofTown,
  quoted,
  formatCardDate,
  formatSpan,
  formatDayHeader,
  formatInstantDay,
  formatLongDay,
  formatPlainDay,
  formatShortDay,
  formatDistance,
  formatKilometres,
  formatLength,
  formatMetres,
  formatDuration,
  formatCount,
  formatCardPrice,
  formatCents,
  formatPriceRange,
  formatHours,
  formatTime,
};
