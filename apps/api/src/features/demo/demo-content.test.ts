// Specification: §1.4

import { towns as pageTowns } from '@parages/contracts/vocabulary/places/towns';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { drawPicture } from '@parages/pictures/draw-picture';
import { describe, expect, it } from 'vitest';
import { demoContent } from './content/demo-content.fr.ts';
import { castEvents } from './demo-cast.domain.ts';
import { writeDemoEvents } from './demo-event.domain.ts';

const today = '2026-06-10'; // a Wednesday
const inTwoWeeks = '2026-06-24';
const events = writeDemoEvents(demoContent, today);

const distanceKm = (a: { lon: number; lat: number }, b: { lon: number; lat: number }) =>
  Math.hypot(
    (a.lon - b.lon) * 111.32 * Math.cos((a.lat * Math.PI) / 180),
    (a.lat - b.lat) * 111.32,
  );

const byTown = new Map(
  [...new Set(events.map((event) => event.locality))].map((name) => [
    name,
    events.filter((event) => event.locality === name),
  ]),
);

const isSoon = (event: (typeof events)[number]) =>
  event.isPermanent ||
  event.periods.some((period) => period.startDate <= inTwoWeeks && period.endDate >= today);

describe('the demo content', () => {
  it('has at least 320 events in 25 towns, at least 40 in each large town and 6 in every town', () => {
    expect(events.length).toBeGreaterThanOrEqual(320);
    expect(byTown.size).toBe(25);
    for (const { name } of pageTowns)
      expect(byTown.get(name)?.length, name).toBeGreaterThanOrEqual(40);
    for (const [name, list] of byTown) expect(list.length, name).toBeGreaterThanOrEqual(6);
  });

  it('has 14 to 26 events of every main theme', () => {
    for (const theme of themes) {
      const count = events.filter((event) => event.themes[0] === theme).length;
      expect(count, theme).toBeGreaterThanOrEqual(14);
      expect(count, theme).toBeLessThanOrEqual(26);
    }
  });

  it.each(pageTowns)(
    'has at least two events of every theme within 30 km of $name in the coming two weeks',
    ({ position }) => {
      for (const theme of themes) {
        const near = events.filter(
          (event) =>
            event.themes.includes(theme) && isSoon(event) && distanceKm(event, position) <= 30,
        );
        expect(near.length, theme).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('has an event today and one on the next Saturday in every large town', () => {
    for (const { name } of pageTowns) {
      const here = events
        .filter((event) => event.locality === name)
        .flatMap((event) => event.periods);
      expect(here.some((period) => period.startDate === today)).toBe(true);
      expect(here.some((period) => period.startDate === '2026-06-13')).toBe(true);
    }
  });

  it('has at least 4 events that began over a week ago and end within a week, 20 permanent events and 20 tours', () => {
    const runs = events
      .flatMap((event) => event.periods)
      .filter((period) => period.startDate < '2026-06-03');
    expect(runs.filter((period) => period.endDate <= '2026-06-17').length).toBeGreaterThanOrEqual(
      4,
    );
    expect(events.filter((event) => event.isPermanent).length).toBeGreaterThanOrEqual(20);
    expect(events.filter((event) => event.tour !== null).length).toBeGreaterThanOrEqual(20);
  });
});

describe('each demo event', () => {
  it('has a title and a description that are unique in its town, and a unique identifier', () => {
    for (const list of byTown.values()) {
      expect(new Set(list.map((event) => event.label)).size).toBe(list.length);
      expect(new Set(list.map((event) => event.description)).size).toBe(list.length);
    }
    expect(new Set(events.map((event) => event.extId)).size).toBe(events.length);
  });

  it('has dates that end today or later and after their start, or none if it is permanent', () => {
    for (const { extId, isPermanent, periods } of events) {
      expect(periods.length > 0, extId).toBe(!isPermanent);
      for (const { startDate, endDate, startTime, endTime } of periods) {
        expect(startDate <= endDate, extId).toBe(true);
        expect(endDate >= today, extId).toBe(true);
        expect(endDate > startDate || endTime > startTime, extId).toBe(true);
      }
    }
  });

  it('has a picture that can be drawn and differs from all others', () => {
    const drawings = events.map((event) => event.drawing);
    expect(new Set(drawings).size).toBe(drawings.length);
    const pictures = drawings.map((drawing) => {
      const [scene = '', seed = ''] = drawing.split(':');
      return drawPicture({ scene, seed });
    });
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('has at most four distinct themes, and only options listed as known', () => {
    for (const { extId, themes: own, options, knownOptions } of events) {
      expect(own.length, extId).toBeLessThanOrEqual(4);
      expect(new Set(own).size, extId).toBe(own.length);
      expect(
        options.every((option) => knownOptions.includes(option)),
        extId,
      ).toBe(true);
      expect(new Set(knownOptions).size, extId).toBe(knownOptions.length);
    }
  });

  it('has fictitious e-mail addresses, phone numbers and websites only', () => {
    for (const { contacts } of events)
      for (const { emails, phoneNumbers, websites } of contacts) {
        for (const email of emails) expect(email).toMatch(/^bonjour@[a-z0-9-]+\.example\.org$/);
        for (const phone of phoneNumbers) expect(phone).toMatch(/^02 61 91 \d{2} \d{2}$/);
        for (const website of websites)
          expect(website).toMatch(/^https:\/\/[a-z0-9-]+\.example\.org(\/[a-z0-9]+)?$/);
      }
  });

  it('comes from a template used at most eight times, when the template has variants', () => {
    const variants = castEvents(demoContent).filter(({ template }) => template.x);
    for (const { template, use } of variants) expect(use, template.key).toBeLessThan(8);
  });
});
