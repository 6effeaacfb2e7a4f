import type { PoiCard } from '@parages/contracts/types';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Component that a `PoiListCard` renders for moderators, loaded only for them. */
export type CardTools = ComponentType<{ poi: PoiCard }>;

const cardTools = createStore<{ tools: CardTools | null }>(() => ({ tools: null }));

/** Sets the component that every `PoiListCard` renders for moderators; null removes it. */
export const giveCardTools = (tools: CardTools | null): void => cardTools.setState({ tools });

export const useCardTools = (): CardTools | null => useStore(cardTools).tools;
