import type { PoiCard } from '@parages/contracts/types';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Rendered on cards for moderators, and loaded only for them. */
export type CardTools = ComponentType<{ poi: CardToolsPoi }>;
export type CardToolsPoi = Pick<PoiCard, 'id' | 'label' | 'theme' | 'mainMediaFileId'>;

const cardTools = createStore<{ tools: CardTools | null }>(() => ({ tools: null }));

export const giveCardTools = (tools: CardTools | null): void => cardTools.setState({ tools });

export const useCardTools = (): CardTools | null => useStore(cardTools).tools;
