// Specification: §3.15
import { describe, expect, it } from 'vitest';
import { regionLevels } from './places/region-levels.ts';
import { priceModes } from './prices/price-modes.ts';
import { pricePolicies } from './prices/price-policies.ts';
import { featureGroups } from './themes/feature-groups.ts';
import { poiOptions } from './themes/options.ts';
import { themes } from './themes/themes.ts';
import { locomotionModes } from './tours/locomotion-modes.ts';
import { tourDifficulties } from './tours/tour-difficulties.ts';

describe('§3 "Enumerations": the constants of the vocabulary', () => {
  it.each([
    [
      'spectacles, concerts, degustations, promenades-a-pied, promenades-a-velo, promenades-a-cheval, tourisme, famille, sports, evenements-artistiques, theatre, musees, marches-et-brocantes, cinema, conference, expositions, fetes, son-et-lumiere-feu-d-artifice',
      themes,
    ],
    [
      'SubscriptionPackage, PerAnimal, PerWeek, PerUnit, PerHour, FourPeople, PerPerson, HalfDayPackage, Weekend, PerDay',
      priceModes,
    ],
    ['BaseRateFullRate, ChildRate, ExtraCharge, Free, Group, ReducedRate', pricePolicies],
    ['COUNTRY, FRENCH_REGION, FRENCH_DEPARTMENT, CITY', regionLevels],
    ['pmr, pets-allowed, kids-friendly, outside, free', poiOptions],
    [
      'VeryEasyTour, EasyTour, MediumDifficultyTour, DifficultTour, VeryDifficultTour',
      tourDifficulties,
    ],
  ])('equal the list "%s"', (sentence, values) => expect(values).toEqual(sentence.split(', ')));

  it('"Feature groups: many, including CuisineCategory, PaymentMethod, CommonAmenity, AccommodationAmenity, TypeOfBed": featureGroups includes the five', () =>
    expect(featureGroups).toEqual(
      expect.arrayContaining([
        'CuisineCategory',
        'PaymentMethod',
        'CommonAmenity',
        'AccommodationAmenity',
        'TypeOfBed',
      ]),
    ));

  it('"walking, trail, road bike, mountain bike, electric-assist bike, gravel bike, horse, car, bus, canoe, baby stroller, snowshoes, downhill skiing, motorbike, river boat and others": locomotionModes includes the fifteen', () =>
    expect(locomotionModes).toEqual(
      expect.arrayContaining([
        'Pedestrian',
        'Trail',
        'Bike',
        'ATV',
        'ElectricBike',
        'Gravel',
        'Riding',
        'Automobile',
        'Bus',
        'CanoeingKayaking',
        'Stroller',
        'Snowshoes',
        'DownhillSkiing',
        'Motorbike',
        'PleasureBoating',
      ]),
    ));
});
