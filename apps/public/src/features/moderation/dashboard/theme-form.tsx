import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { Button } from '@parages/ui/button/button';
import { SelectField } from '@parages/ui/form/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import formClasses from '../moderation.module.css';

export function ThemeForm({
  submit,
  onChoose,
}: {
  submit: string;
  onChoose: (theme: Theme) => void;
}) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ themeLabels });
  const [theme, setTheme] = useState<Theme | ''>('');
  const [isChecked, setIsChecked] = useState(false);
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (theme !== '') onChoose(theme);
      }}
    >
      <SelectField<Theme | ''>
        name="theme"
        label={t('theme')}
        isRequired
        fault={isChecked && theme === '' ? t('themeWanted') : undefined}
        value={theme}
        options={[
          { value: '', label: '—' },
          ...themes.map((one) => ({ value: one, label: local.themeLabels[one] })),
        ]}
        onChange={setTheme}
      />
      <div>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
