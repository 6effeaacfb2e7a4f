import { useParams } from 'react-router';
import { ImportDetail } from '../../features/imports/import-detail.tsx';

export function ImportPage() {
  const { importId = '' } = useParams();
  return <ImportDetail key={importId} importId={importId} />;
}
