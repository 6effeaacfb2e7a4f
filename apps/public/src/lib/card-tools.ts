import type { PoiCard } from '@parages/contracts/types';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Buttons for moderators on every event card, loaded only for moderators. */
export type CardTools = ComponentType<{ poi: PoiCard }>;

const cardTools = createStore<{ tools: CardTools | null }>(() => ({ tools: null }));

/** Adds the tools to every card; null removes them. */
export const giveCardTools = (tools: CardTools | null): void => cardTools.setState({ tools });

export const useCardTools = (): CardTools | null => useStore(cardTools).tools;
