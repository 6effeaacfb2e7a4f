import type { PoiCard } from '@parages/contracts/types';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Buttons that moderators get on every card. Loaded for moderators alone. */
export type CardTools = ComponentType<{ poi: PoiCard }>;

const cardTools = createStore<{ tools: CardTools | null }>(() => ({ tools: null }));

/** Gives every card its tools; null takes them away. */
export const giveCardTools = (tools: CardTools | null): void => cardTools.setState({ tools });

export const useCardTools = (): CardTools | null => useStore(cardTools).tools;
