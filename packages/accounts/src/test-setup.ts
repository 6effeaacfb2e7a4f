import '@parages/ui/test-setup';
