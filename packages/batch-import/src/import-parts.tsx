import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type ImportParts = {
  ConfirmDialog: ComponentType<{
    isOpen: boolean;
    title: string;
    words: { confirm: string; cancel: string; close: string };
    isDangerous?: boolean;
    onConfirm: () => void;
    onCancel: () => void;
    children?: ReactNode;
  }>;
  FileDrop: ComponentType<ImportFileDropProps>;
  /** The address of the drawn picture of an event. */
  pictureOf: (theme: Theme | null, seed: string) => string;
};

export type ImportFileDropProps = {
  label: string;
  className: string | undefined;
  prompt: string;
  choose: string;
  formats: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

const PartsContext = createContext<ImportParts | null>(null);

export const ImportPartsProvider = ({
  parts,
  children,
}: {
  parts: ImportParts;
  children: ReactNode;
}) => <PartsContext value={parts}>{children}</PartsContext>;

export function useImportParts(): ImportParts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error('useImportParts outside of ImportPartsProvider');
  return parts;
}
