import { contactTypeLabels } from '@parages/contracts/vocabulary/contact-types.en';
import { featureGroupLabels } from '@parages/contracts/vocabulary/feature-groups.en';
import { interestLabels } from '@parages/contracts/vocabulary/interests.en';
import { liveStateLabels } from '@parages/contracts/vocabulary/live-states.en';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/locomotion-modes.en';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/media-licenses.en';
import { optionLabels } from '@parages/contracts/vocabulary/options.en';
import { priceModeLabels } from '@parages/contracts/vocabulary/price-modes.en';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/price-policies.en';
import {
  ageCategoryLabels,
  childrenCategoryLabels,
  jobCategoryLabels,
  outgoingCategoryLabels,
} from '@parages/contracts/vocabulary/profile.en';
import { regionLevelLabels } from '@parages/contracts/vocabulary/region-levels.en';
import { themeLabels } from '@parages/contracts/vocabulary/themes.en';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tour-difficulties.en';
import { atTown, ofTown } from '@parages/contracts/vocabulary/towns.en';
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

/** Every label and format in English, under the names of their French twins. Fetched by those who read English: see `useLocal`. */
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
  priceModeLabels,
  pricePolicyLabels,
  regionLevelLabels,
  themeLabels,
  tourDifficultyLabels,
  atTown,
  ofTown,
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
